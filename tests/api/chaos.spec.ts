import { expect, test } from "@playwright/test";
import { killWhileBuying } from "../chaos/kill-while-buying";
import { findPostgres } from "../runner/services";
import { createScratchDatabase } from "../support/scratch-database";

/** `npm run chaos` does the same fifty times. */
const kills = 3;

test("payments 5.4: whatever moment the server is killed at, money, orders and pieces add up", async () => {
  test.setTimeout(120_000);
  // biome-ignore lint/suspicious/noSkippedTests: counted as skipped where no server can be had
  test.skip(!(await findPostgres()), "no PostgreSQL answers");
  const database = await createScratchDatabase("chaos_gate");
  if (!database) throw new Error("PostgreSQL has gone.");
  try {
    const { faults, taken, paid } = await killWhileBuying(database.url, kills);
    expect(faults).toEqual([]);
    expect(taken).toBeGreaterThan(0);
    expect(paid).toBe(taken);
  } finally {
    await database.drop();
  }
});
