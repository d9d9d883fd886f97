/** Checkout journeys per second on PostgreSQL: one process, and two on one database. */

import { buy } from "../../tests/support/buy-by-calls";
import { type Buyer, makeBuyers, stockVariants } from "../../tests/support/buyers-by-sql";
import { createScratchDatabase } from "../../tests/support/scratch-database";
import { cpuSeconds, type Measured, startShop } from "../shop-process";

export interface Checkouts {
  processes: number;
  journeys: number;
  perSecond: number;
  /** Milliseconds of a whole journey. */
  p50: number;
  p99: number;
  /** Milliseconds of CPU per journey, of the shop's processes and the database's. */
  cpuPerJourney: number;
  /** Journeys that did not end in a verified payment; a run with any measures something else. */
  failures: number;
}

const journeys = 400;
const atOnce = 16;

/** A busy shop behind one address (docs/operations.md). */
const busy = {
  LOGIN_FAILURES_PER_ADDRESS: "100000",
  LOGIN_SENDS_PER_ADDRESS: "100000",
  LOGIN_SENDS_PER_HOUR: "100000",
  ORDERS_OPEN_PER_ADDRESS: "100000",
};

/** Null where no PostgreSQL answers. */
export async function measureCheckout(processes: number): Promise<Checkouts | null> {
  const database = await createScratchDatabase(`checkout${processes}`);
  if (!database) return null;
  const shops: Measured[] = [];
  try {
    for (let i = 0; i < processes; i++) {
      shops.push(await startShop({ DATABASE_URL: database.url, ...busy }));
    }
    const buyers = await makeBuyers(database.url, journeys + atOnce);
    const variants = await stockVariants(database.url);
    const way = (buyer: Buyer, i: number) =>
      buy({
        origin: shops[i % processes]?.origin ?? "",
        buyer,
        variant: variants[i % variants.length] ?? "",
      });
    await Promise.all(buyers.splice(0, atOnce).map(way));
    const pids = async () => [...shops.map(({ pid }) => pid), ...(await database.pids())];
    return { processes, ...(await run(buyers, way, pids)) };
  } finally {
    for (const shop of shops) await shop.stop();
    await database.drop();
  }
}

async function run(
  buyers: Buyer[],
  way: (buyer: Buyer, i: number) => Promise<string>,
  pids: () => Promise<number[]>,
): Promise<Omit<Checkouts, "processes">> {
  const cpuBefore = await cpuSeconds(await pids());
  const begun = performance.now();
  const times: number[] = [];
  let failures = 0;
  let next = 0;
  const shopper = async () => {
    for (let i = next++; i < buyers.length; i = next++) {
      const at = performance.now();
      const status = await way(buyers[i] as Buyer, i).catch(String);
      times.push(performance.now() - at);
      if (status !== "success") failures += 1;
      if (status !== "success" && failures < 4) console.error(status);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, shopper));
  const seconds = (performance.now() - begun) / 1000;
  const cpu = (await cpuSeconds(await pids())) - cpuBefore;
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? 0;
  return {
    journeys: times.length,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    cpuPerJourney: (cpu * 1000) / times.length,
    failures,
  };
}
