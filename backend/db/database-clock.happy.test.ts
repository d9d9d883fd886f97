import { expect, it, onTestFinished } from "vitest";
import { provideTestDatabase } from "../../tests/support/database";
import type { Database, Query } from "./database";
import { openDatabaseClock } from "./database-clock";

const testDatabase = provideTestDatabase();
const hour = 60 * 60_000;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

async function openClock(database: Database) {
  const clock = await openDatabaseClock(database, quiet);
  onTestFinished(() => clock.close());
  return clock;
}

it("tells the time as the database says it", async () => {
  const clock = await openClock(testDatabase().database);
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(hour);
});

it("tells the database's time where the process's own clock is hours off, and runs on", async () => {
  const execute = async () => [{ ms: Date.now() + 5 * hour }];
  const database: Database = {
    run: (work) => work({ execute } as unknown as Query),
    write: testDatabase().database.write,
    transaction: testDatabase().database.transaction,
    close: async () => {},
  };
  const clock = await openClock(database);
  const first = clock.now().getTime();
  expect(first - Date.now()).toBeGreaterThan(4 * hour);
  await new Promise(setImmediate);
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(first);
});
