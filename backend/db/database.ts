import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import { inTurn } from "../turns";
import { type DatabaseAddress, defaultConnections, openClient } from "./client";
import { createScope } from "./scope";

/** What a verb writes its SQL with; it lives only inside `run` or `transaction`. */
export type Query = PgDatabase<PostgresJsQueryResultHKT>;

export interface Database {
  /** Runs statements: inside a transaction they join it, outside each stands alone. */
  run<T>(work: (q: Query) => Promise<T>): Promise<T>;
  /** The same for a statement that may wait for rows that others change: it goes by the connections of transactions. */
  write<T>(work: (q: Query) => Promise<T>): Promise<T>;
  /** All or nothing; inside a transaction it joins that one. */
  transaction<T>(work: (q: Query) => Promise<T>): Promise<T>;
  /** Waits for what runs, then hangs up. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Connections at most; the embedded database always has one. */
  max?: number;
  /**
   * How many of them are for transactions and for what waits as they do; half of them unless told. Reads have the others,
   * so that they never stand behind who waits for a row that everybody wants.
   */
  writers?: number;
  /** A server ends a statement that has waited so long for somebody else's lock; 0 lets it wait. */
  lockTimeoutMs?: number;
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
  const clients = openClients(address, options);
  const reading = drizzle(clients.reading);
  const writing = clients.writing === clients.reading ? reading : drizzle(clients.writing);
  const joined = createScope<Query>();

  return {
    run: (work) => work(joined.value() ?? reading),
    write: (work) => {
      const outer = joined.value();
      return outer ? work(outer) : inTurn(work(writing));
    },
    transaction: (work) => {
      const outer = joined.value();
      if (outer) return work(outer);
      return inTurn(writing.transaction((q) => joined.within(q, () => work(q))));
    },
    close: async () => {
      await Promise.all([clients.reading.end({ timeout: 5 }), clients.writing.end({ timeout: 5 })]);
    },
  };
}

/** One client for both where there is one connection. */
function openClients(address: DatabaseAddress, options: OpenOptions) {
  const { max = defaultConnections } = options;
  const { writers = Math.floor(max / 2) } = options;
  if (address.kind === "embedded" || max < 2) {
    const only = openClient(address, { ...options, max });
    return { reading: only, writing: only };
  }
  return {
    reading: openClient(address, { ...options, max: max - writers, lockTimeoutMs: 0 }),
    writing: openClient(address, { ...options, max: writers }),
  };
}
