/**
 * `npm run chaos [-- --kills 50]`: kills the built shop, kills the bank and hangs the line between them at random
 * moments while shoppers buy, each on a scratch PostgreSQL database of its own, and fails on any charge, refund,
 * order or piece that is not accounted for.
 */
import { parseArgs } from "node:util";
import { createScratchDatabase } from "../support/scratch-database";
import { killWhileBuying } from "./kill-while-buying";

const { values } = parseArgs({ options: { kills: { type: "string", default: "50" } } });
const shop = await createScratchDatabase("chaos");
const bank = await createScratchDatabase("chaos_bank");
if (!shop || !bank) throw new Error("PostgreSQL does not answer: set TEST_DATABASE_URL.");
try {
  const { faults, openBefore, ...counts } = await killWhileBuying(
    { shop: shop.url, bank: bank.url },
    Number(values.kills),
  );
  console.log({ ...counts, openBefore: openBefore.length });
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 || counts.taken === 0 ? 1 : 0;
} finally {
  await shop.drop();
  await bank.drop();
}
