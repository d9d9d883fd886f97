/** PostgreSQL databases that live as long as a run. */
import postgres from "postgres";

const server = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";

export interface ScratchDatabase {
  url: string;
  /** The server's processes that work for this database. */
  pids(): Promise<number[]>;
  drop(): Promise<void>;
}

/** Null where no PostgreSQL answers. */
export async function createScratchDatabase(name: string): Promise<ScratchDatabase | null> {
  const sql = postgres(server, { max: 1, connect_timeout: 3, onnotice: () => {} });
  const database = `timcheh_scratch_${name}`;
  try {
    await sql.unsafe(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    await sql.unsafe(`CREATE DATABASE ${database}`);
  } catch (error) {
    await sql.end();
    if ((error as { code?: string }).code === "ECONNREFUSED") return null;
    throw error;
  }
  const url = new URL(server);
  url.pathname = `/${database}`;
  return {
    url: url.href,
    pids: async () => {
      const rows = await sql<{ pid: number }[]>`
        SELECT pid FROM pg_stat_activity WHERE datname = ${database}`;
      return rows.map((row) => row.pid);
    },
    drop: async () => {
      await sql.unsafe(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
      await sql.end();
    },
  };
}
