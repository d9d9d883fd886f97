import { type PGlite, protocol } from "@electric-sql/pglite";
import type { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { isGoodbye, statementNameIn, TailOfAnswer } from "./wire-messages";

/** What pglite-socket's connections ask of their queue; a connection goes by its number. */
export interface MessageQueue {
  /** Sends a message when it is its turn; settles with the size of the answer, in bytes. */
  enqueue(connection: number, message: Uint8Array, onData: OnData): Promise<number>;
  getQueueLength(): number;
  /** Drops what a connection that has gone still wanted. */
  clearQueueForHandler(connection: number): void;
  /** Takes back what a connection that has gone left open. */
  clearTransactionIfNeeded(connection: number): Promise<void>;
}

type OnData = (data: Uint8Array) => void;

interface Waiting {
  connection: number;
  message: Uint8Array;
  onData: OnData;
  resolve(size: number): void;
  reject(error: Error): void;
}

/** So long a connection may keep the others waiting without a word of its own. */
const defaultTimeoutMs = 30_000;

/**
 * Lets several connections use PGlite, which is one session, one after the other: a connection's turn lasts
 * from its first message until the database says that it is ready and in no transaction. pglite-socket's own
 * queue gives the turn away between the messages of one statement, where another's would take its portal.
 */
export class TurnQueue implements MessageQueue {
  private waiting: Waiting[] = [];
  private holder: number | null = null;
  private heardAt = 0;
  private busy = false;
  private stopped = false;
  private readonly dismissed = new Set<number>();
  /** Named statements live in the one session, so they would outlive the connection that made them. */
  private readonly statements = new Map<number, Set<string>>();
  private readonly watch: NodeJS.Timeout;

  constructor(
    private readonly db: Pick<PGlite, "exec" | "execProtocolRawStream" | "runExclusive">,
    private readonly timeoutMs = defaultTimeoutMs,
  ) {
    this.watch = setInterval(() => void this.dismissSilent(), Math.min(1_000, timeoutMs)).unref();
  }

  enqueue(connection: number, message: Uint8Array, onData: OnData): Promise<number> {
    if (this.dismissed.has(connection)) return Promise.reject(new Error("kept others waiting"));
    // The closing of its socket follows, and says the same.
    if (isGoodbye(message)) return Promise.resolve(0);
    return new Promise((resolve, reject) => {
      this.waiting.push({ connection, message, onData, resolve, reject });
      void this.work();
    });
  }

  getQueueLength(): number {
    return this.waiting.length;
  }

  clearQueueForHandler(connection: number): void {
    const gone = this.waiting.filter((one) => one.connection === connection);
    this.waiting = this.waiting.filter((one) => one.connection !== connection);
    for (const { reject } of gone) reject(new Error("the connection is gone"));
  }

  async clearTransactionIfNeeded(connection: number): Promise<void> {
    if (this.stopped) return;
    if (this.holder === connection) {
      await this.takeBack();
      void this.work();
    }
    this.forgetStatements(connection);
  }

  /** The database is about to close: connections that go from now on leave it alone. */
  stop(): void {
    this.stopped = true;
    clearInterval(this.watch);
  }

  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let next = this.takeNext(); next; next = this.takeNext()) await this.send(next);
    this.busy = false;
  }

  private takeNext(): Waiting | undefined {
    const index = this.holder === null ? 0 : this.waiting.findIndex((one) => this.isHolder(one));
    return index < 0 ? undefined : this.waiting.splice(index, 1)[0];
  }

  private isHolder({ connection }: Waiting): boolean {
    return connection === this.holder;
  }

  private async send({ connection, message, onData, resolve, reject }: Waiting): Promise<void> {
    const tail = new TailOfAnswer();
    let size = 0;
    const onRawData = (data: Uint8Array) => {
      size += data.length;
      tail.add(data);
      onData(data);
    };
    try {
      await this.db.runExclusive(() => this.db.execProtocolRawStream(message, { onRawData }));
    } catch (error) {
      return reject(error instanceof Error ? error : new Error(String(error)));
    }
    this.holder = tail.isIdle() ? null : connection;
    this.heardAt = performance.now();
    this.noteStatement(connection, message);
    resolve(size);
  }

  private noteStatement(connection: number, message: Uint8Array): void {
    const name = statementNameIn(message);
    if (!name) return;
    const names = this.statements.get(connection) ?? new Set();
    this.statements.set(connection, names.add(name));
  }

  /** Closes them in a turn like any other's. */
  private forgetStatements(connection: number): void {
    const names = this.statements.get(connection) ?? [];
    this.statements.delete(connection);
    const closing = [...names].map((name) => protocol.serialize.close({ type: "S", name }));
    if (closing.length === 0) return;
    for (const message of [...closing, protocol.serialize.sync()]) {
      this.enqueue(connection, message, () => {}).catch(() => {});
    }
  }

  /** A command that was stopped in the middle of a transaction would stop the shop with it. */
  private async dismissSilent(): Promise<void> {
    const { holder } = this;
    const isSilent = performance.now() - this.heardAt > this.timeoutMs;
    if (holder === null || this.busy || !isSilent || this.waiting.length === 0) return;
    this.dismissed.add(holder);
    await this.takeBack();
    void this.work();
  }

  private async takeBack(): Promise<void> {
    this.busy = true;
    try {
      await this.db.exec("ROLLBACK");
    } finally {
      this.holder = null;
      this.busy = false;
    }
  }
}

/** Has the server's connections wait in this queue; the package has no setting for it. */
export function giveQueue(server: PGLiteSocketServer, queue: MessageQueue): void {
  (server as unknown as { queryQueue: MessageQueue }).queryQueue = queue;
}
