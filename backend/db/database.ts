import { AsyncLocalStorage } from "node:async_hooks";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import { type DatabaseAddress, openClient } from "./client";

/** What a verb writes its SQL with; it lives only inside `run` or `transaction`. */
export type Query = PgDatabase<PostgresJsQueryResultHKT>;

export interface Database {
  /** Runs statements: inside a transaction they join it, outside each stands alone. */
  run<T>(work: (q: Query) => Promise<T>): Promise<T>;
  /** All or nothing; inside a transaction it joins that one. */
  transaction<T>(work: (q: Query) => Promise<T>): Promise<T>;
  /** Waits for what runs, then hangs up. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Connections at most; the embedded database always has one. */
  max?: number;
  /** A server ends a statement after this long; 0 lets seeds and migrations take their time. */
  statementTimeoutMs?: number;
  /** Of a server: how long a new connection may take to come about. */
  connectSeconds?: number;
}

/**
 * Opens a database. The connection itself is handed to nobody: with a single connection, a
 * statement that goes around the open transaction would wait for it forever, so `run` and
 * `transaction` are the only ways in, and both know the transaction that they are called in.
 */
export function openDatabase(address: DatabaseAddress, options: OpenOptions = {}): Database {
  const client = openClient(address, options);
  const root = drizzle(client);
  const current = new AsyncLocalStorage<{ q: Query | null }>();

  const joined = () => current.getStore()?.q ?? null;

  return {
    run: (work) => work(joined() ?? root),
    transaction: (work) => {
      const outer = joined();
      if (outer) return work(outer);
      return root.transaction(async (q) => {
        const scope: { q: Query | null } = { q };
        try {
          return await current.run(scope, () => work(q));
        } finally {
          // Work that was left running must not reach into a transaction that has ended.
          scope.q = null;
        }
      });
    },
    close: () => client.end({ timeout: 5 }),
  };
}
