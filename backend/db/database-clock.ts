import { sql } from "drizzle-orm";
import type { Clock } from "../ports/clock";
import type { Log } from "../ports/log";
import type { Database, Query } from "./database";

export interface DatabaseClock extends Clock {
  close(): void;
}

const measureEveryMs = 60_000;

/**
 * The database's time of day: processes that share a database judge its moments alike, whatever their own
 * clocks say. Measured at the start and every minute; between, and while the database is away, it runs on.
 */
export async function openDatabaseClock(database: Database, log: Log): Promise<DatabaseClock> {
  let ahead = await measure(database);
  const timer = setInterval(async () => {
    try {
      ahead = await measure(database);
    } catch (error) {
      log.warn({ err: error }, "the database's time could not be read");
    }
  }, measureEveryMs);
  timer.unref();
  return {
    now: () => new Date(performance.now() + ahead),
    close: () => clearInterval(timer),
  };
}

/** Milliseconds from this process's steady clock to the database's time; right to half the way there and back. */
async function measure(database: Database): Promise<number> {
  const asked = performance.now();
  const ms = await database.run(readDatabaseTime);
  return ms - (asked + performance.now()) / 2;
}

/** What the database's clock shows now, in milliseconds since 1970. */
export async function readDatabaseTime(q: Query): Promise<number> {
  const [row] = await q.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  if (!row) throw new Error("the database did not say its time");
  return row.ms;
}
