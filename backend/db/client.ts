import postgres, { type Options, type Sql } from "postgres";
import type { OpenOptions } from "./database";

/** A PostgreSQL server, or the embedded database behind its unix socket. */
export type DatabaseAddress =
  | { kind: "server"; url: string }
  | { kind: "embedded"; socketPath: string };

const common = { onnotice: () => {} } satisfies Options<Record<string, never>>;

/** The driver's connection; statements outside transactions are prepared once per connection. */
export function openClient(address: DatabaseAddress, options: OpenOptions): Sql {
  return preparing(
    address.kind === "server" ? server(address.url, options) : embedded(address.socketPath),
  );
}

function server(
  url: string,
  { max = 10, statementTimeoutMs = 10_000, connectSeconds = 10 }: OpenOptions,
): Sql {
  return postgres(url, {
    ...common,
    max,
    connect_timeout: connectSeconds,
    connection: { application_name: "timcheh", statement_timeout: statementTimeoutMs },
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

/** Drizzle sends its SQL through `unsafe`, which prepares only when told. */
function preparing(client: Sql): Sql {
  const unsafe = client.unsafe.bind(client);
  client.unsafe = (query, parameters, options) =>
    unsafe(query, parameters, { prepare: true, ...options });
  return client;
}
