import { renameSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { resolve } from "node:path";
import { isSocketFile, socketPathFor } from "./socket-path";

/** Thrown when another process holds the data folder. */
export class FolderInUse extends Error {
  override name = "FolderInUse";
  /** Whether a shop holds it, which serves its database to others as long as it runs; a command ends soon. */
  readonly byShop: boolean;
  constructor(folder: string, holder: string) {
    const [pid, user = "shop"] = holder.split(" ");
    super(
      `The data folder ${resolve(folder)} is in use by process ${pid}. ` +
        "Stop that one first, or give this one its own folder with DATA_DIR.",
    );
    this.byShop = user === "shop";
  }
}

/** What holds a folder: a shop that runs, or a command that is done soon. */
export type FolderUser = "shop" | "command";

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Holds the data folder against a second process. The lock is a listening socket, which the system itself
 * takes away with the process: no process id to be mistaken, no lock that outlives a crash.
 */
export async function lockFolder(folder: string, user: FolderUser = "shop"): Promise<FolderLock> {
  const path = socketPathFor(folder, "lock");
  let server = await tryListen(path, user);
  if (!server) {
    const holder = await askHolder(path);
    if (holder) throw new FolderInUse(folder, holder);
    await removeDead(folder, path);
    server = await tryListen(path, user);
  }
  if (!server) throw new FolderInUse(folder, (await askHolder(path)) ?? "unknown");
  const held = server;
  return { release: () => new Promise((done) => held.close(() => done())) };
}

/** Throws FolderInUse where another process holds the folder; takes nothing. */
export async function requireFree(folder: string): Promise<void> {
  const holder = await askHolder(socketPathFor(folder, "lock"));
  if (holder) throw new FolderInUse(folder, holder);
}

/** Listens and tells each caller this process's id and what it is; null when the path is taken. */
function tryListen(path: string, user: FolderUser): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => {
      socket.on("error", () => socket.destroy());
      socket.end(`${process.pid} ${user}`);
    });
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? done(null) : fail(error),
    );
    server.listen(path, () => done(server));
    server.unref();
  });
}

/** The process that listens there and what it is, or null when nobody does any more. */
function askHolder(path: string): Promise<string | null> {
  return new Promise((done) => {
    let answer = "";
    const socket = connect(path);
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => {
      answer += text;
    });
    socket.on("error", () => done(null));
    socket.on("end", () => done(answer || "unknown"));
  });
}

/**
 * Takes a dead socket away. It is moved aside first and asked again there, because another process may
 * have put its own living one in place since: that one is moved back.
 */
async function removeDead(folder: string, path: string): Promise<void> {
  if (!isSocketFile(path)) return;
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const holder = await askHolder(aside);
  if (!holder) return rmSync(aside, { force: true });
  renameSync(aside, path);
  throw new FolderInUse(folder, holder);
}
