/** What the server's thread says to the database's worker. */
export type ToWorker = "ping" | "stop";

/** What the worker answers. */
export type FromWorker =
  | { kind: "ready" }
  /** `busyMs`: for how long the statement that runs now has been running; 0 when none does. */
  | { kind: "pong"; busyMs: number }
  | { kind: "maintained"; ms: number }
  | { kind: "unmaintained"; error: unknown }
  | { kind: "stopped" };

export interface WorkerSettings {
  /** Folder of the database's files. */
  folder: string;
  /** Unix socket or named pipe to serve it on. */
  socketPath: string;
}
