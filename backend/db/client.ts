import postgres, { type Options, type Sql, type TransactionSql } from "postgres";
import type { OpenOptions } from "./database";

/** A PostgreSQL server, or the embedded database behind its unix socket. */
export type DatabaseAddress =
  | { kind: "server"; url: string }
  | { kind: "embedded"; socketPath: string };

export const defaultConnections = 10;

const common = { onnotice: () => {} } satisfies Options<Record<string, never>>;

/** The driver's connections; statements are prepared once on each. */
export function openClient(address: DatabaseAddress, options: OpenOptions): Sql {
  return preparingInside(
    address.kind === "server" ? server(address.url, options) : embedded(address.socketPath),
  );
}

function server(
  url: string,
  {
    max = defaultConnections,
    statementTimeoutMs = 10_000,
    lockTimeoutMs = 0,
    connectSeconds = 10,
  }: OpenOptions,
): Sql {
  return postgres(url, {
    ...common,
    max,
    connect_timeout: connectSeconds,
    connection: {
      application_name: "timcheh",
      statement_timeout: statementTimeoutMs,
      ...(lockTimeoutMs > 0 && { lock_timeout: lockTimeoutMs }),
    },
  });
}

/** PGlite is one session: several connections would interleave their statements. */
function embedded(socketPath: string): Sql {
  return postgres({
    ...common,
    path: socketPath,
    database: "postgres",
    username: "postgres",
    max: 1,
    fetch_types: false,
    connect_timeout: 30,
  });
}

/** A statement with more values is a list of a length of its own, which hardly comes again. */
const maxPreparedValues = 100;

/**
 * Prepares what drizzle sends, inside of transactions too: else the driver asks for a statement's types before each run,
 * which is a second round trip, and the server plans it anew. Drizzle goes by `unsafe` and says of everything that it is
 * not to be prepared.
 */
function preparing<T extends Pick<Sql, "unsafe">>(client: T): T {
  const unsafe = client.unsafe.bind(client);
  client.unsafe = (query, parameters, options) =>
    unsafe(query, parameters, {
      ...options,
      prepare: (parameters?.length ?? 0) <= maxPreparedValues,
    });
  return client;
}

function preparingInside(client: Sql): Sql {
  const begin = client.begin.bind(client);
  const work = (inside: (sql: TransactionSql) => unknown) =>
    begin((transaction) => inside(preparing(transaction)));
  return Object.assign(preparing(client), { begin: work });
}
