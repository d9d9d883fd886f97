import { connect } from "node:net";
import postgres from "postgres";

const standardPostgres = "postgres://postgres@127.0.0.1:5432";
const standardRedis = "redis://127.0.0.1:6379";

/** What tests may use where it answers. */
export interface Services {
  postgres: Awaited<ReturnType<typeof findPostgres>>;
  /** Its address. */
  redis: string | undefined;
}

/** What answers here, and says so. */
export async function findServices(): Promise<Services> {
  const [postgres, redis] = await Promise.all([findPostgres(), findRedis()]);
  console.log(
    postgres
      ? `postgresql: ${new URL(postgres.url).host}`
      : "postgresql: none answers, all runs on the embedded database",
  );
  console.log(redis ? `redis: ${redis}` : "redis: none answers, its tests are skipped");
  return { postgres, redis };
}

/**
 * A PostgreSQL database name of this run's own, on the server of TEST_DATABASE_URL or of the standard
 * local port; undefined when no server answers. `drop` removes it and every copy named after it.
 */
export async function findPostgres(): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  const server = new URL(process.env.TEST_DATABASE_URL ?? standardPostgres);
  const name = `timcheh_test_${process.pid}`;
  server.pathname = "/postgres";
  const admin = server.href;
  if (!(await answersSql(admin))) return undefined;
  server.pathname = `/${name}`;
  return { url: server.href, drop: () => dropDatabases(admin, name) };
}

/** The address of a Redis that answers: TEST_REDIS_URL or the standard local port. */
export async function findRedis(): Promise<string | undefined> {
  const url = process.env.TEST_REDIS_URL ?? standardRedis;
  return (await answersPing(new URL(url))) ? url : undefined;
}

async function answersSql(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 3, onnotice: () => {} });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function dropDatabases(admin: string, prefix: string): Promise<void> {
  const sql = postgres(admin, { max: 1, onnotice: () => {} });
  try {
    const rows = await sql<{ datname: string }[]>`
      select datname from pg_database where starts_with(datname, ${prefix})`;
    for (const { datname } of rows) {
      await sql`drop database if exists ${sql(datname)} with (force)`;
    }
  } finally {
    await sql.end();
  }
}

function answersPing({ hostname, port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 6379), timeout: 3000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => socket.write("PING\r\n"));
    socket.once("data", (data) => end(/^(\+PONG|-NOAUTH)/.test(data.toString())));
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(false));
  });
}
