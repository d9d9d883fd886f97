/**
 * `npm run chaos [-- --kills 50]`: kills the built shop at random moments while shoppers buy, on a scratch
 * PostgreSQL database, and fails on any charge, order or piece that is not accounted for.
 */
import { parseArgs } from "node:util";
import { createScratchDatabase } from "../support/scratch-database";
import { killWhileBuying } from "./kill-while-buying";

const { values } = parseArgs({ options: { kills: { type: "string", default: "50" } } });
const database = await createScratchDatabase("chaos");
if (!database) throw new Error("PostgreSQL does not answer: set TEST_DATABASE_URL.");
try {
  const { faults, ...counts } = await killWhileBuying(database.url, Number(values.kills));
  console.log(counts);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 || counts.taken === 0 ? 1 : 0;
} finally {
  await database.drop();
}
