import { resolve } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { users } from "#backend/db/tables/users";
import { startSession } from "#backend/features/auth/sessions/tokens";
import { provideTestDatabase } from "../tests/support/database";
import { scratchFolder } from "./embedded/scratch.fixture";
import { parseSettings } from "./env";
import { openBackend } from "./open-backend";
import { silentStep } from "./start/report";

const shop = provideTestDatabase();
const daysAhead = 4_000;

/** The database's day is another one than this machine's, for who connects from now on; answers its address. */
async function moveDatabaseDay(): Promise<string> {
  const { address, database } = shop();
  if (address.kind !== "server") throw new Error("An embedded database has this process's clock.");
  const name = sql.identifier(new URL(address.url).pathname.slice(1));
  await database.run(async (q) => {
    await q.execute(sql`create schema ahead`);
    await q.execute(sql`
      create function ahead.clock_timestamp() returns timestamptz language sql
      as ${sql.raw(`'select pg_catalog.clock_timestamp() + interval ''${daysAhead} days'''`)}`);
    await q.execute(sql`alter database ${name} set search_path = ahead, pg_catalog, public`);
  });
  return address.url;
}

async function serveFrom(databaseUrl: string) {
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: scratchFolder(),
    NODE_ENV: "test",
    DEMO: "0",
  };
  const running = await openBackend(parseSettings(settings), {
    log: pino({ enabled: false }),
    step: silentStep,
    texts: {},
    migrationsFolder: resolve("backend/db/migrations"),
    secret: "a secret of the test, long enough to sign",
    selfUrl: () => "http://127.0.0.1",
    extensions: [],
    openBank: () => {
      throw new Error("A shop that is no demo opens no sandbox bank.");
    },
  });
  onTestFinished(() => running.close());
  return running;
}

it.runIf(process.env.TEST_DATABASE_URL)(
  "a shop on a database server judges moments by the server's clock, not by its own",
  async () => {
    const running = await serveFrom(await moveDatabaseDay());
    const ask = async (begun: Date) => {
      const { database } = shop();
      const [user] = await database.run((q) => q.insert(users).values({}).returning());
      const token = await startSession(database, user?.id ?? "", begun);
      const headers = { Authorization: token, lang: "en" };
      const answer = await running.fetch?.(new Request("http://127.0.0.1/api/user", { headers }));
      return answer?.status;
    };
    const here = new Date();
    const there = new Date(here.getTime() + daysAhead * 86_400_000);
    expect([await ask(there), await ask(here)]).toEqual([200, 401]);
  },
);
