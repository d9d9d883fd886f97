import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { runShop } from "../../cli/run-shop";
import { buy, type Send } from "../support/buy-by-calls";
import { makeBuyers, stockVariants, variantStock } from "../support/buyers-by-sql";
import { type Audit, audit } from "./audit";
import { KillableShop } from "./killable-shop";

const shoppers = 4;
/** From a start until the next kill: a checkout's steps take a few milliseconds each. */
const killAfterMs = { least: 100, most: 3_000 };

export interface Chaos extends Audit {
  kills: number;
  /** Shoppers who came to an end: paid, given up, or gone after paying. */
  journeys: number;
}

/**
 * Lets shoppers buy while the server is killed at random moments, then asks the bank about what is open, as the
 * reconciler would, and compares the books. Shoppers repeat what got no answer; a third never comes back from
 * the bank.
 *
 * @param databaseUrl a PostgreSQL database of this run's own
 */
export async function killWhileBuying(databaseUrl: string, kills: number): Promise<Chaos> {
  const shop = await KillableShop.on(databaseUrl);
  await shop.start();
  const buyers = await makeBuyers(databaseUrl, kills * shoppers * 20);
  const variants = await stockVariants(databaseUrl);
  let isOver = false;
  let journeys = 0;
  const shopper = async () => {
    while (!isOver) {
      const buyer = buyers.pop();
      if (!buyer) return;
      const variant = variants[journeys % variants.length] ?? "";
      const vanishes = journeys % 3 === 0;
      journeys += 1;
      await buy({ origin: shop.origin, buyer, variant, vanishes, send: again }).catch(() => {});
    }
  };
  const shopping = Promise.all(Array.from({ length: shoppers }, shopper));
  for (let i = 0; i < kills; i++) {
    await wait(killAfterMs.least + Math.random() * (killAfterMs.most - killAfterMs.least));
    await shop.kill();
    await shop.start();
  }
  isOver = true;
  await shopping;
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    await settle(sql, databaseUrl, shop.origin);
    return { kills, journeys, ...(await audit(sql, variantStock)) };
  } finally {
    await sql.end();
    await shop.stop();
  }
}

/** Somebody who tries again while the shop doesn't answer, as a browser's reload does. */
const again: Send = async (address, init) => {
  for (let tries = 0; ; tries++) {
    try {
      const answer = await fetch(address, init);
      const body = await answer.arrayBuffer();
      return new Response(body.byteLength > 0 ? body : null, answer);
    } catch (error) {
      if (tries > 200) throw error;
      await wait(100);
    }
  }
};

/** Brings the reconciler's next round forward: what it does after minutes, it does now. */
async function settle(sql: postgres.Sql, databaseUrl: string, origin: string): Promise<void> {
  await sql`update payment set next_check_at = now() where next_check_at is not null`;
  const environment = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: origin,
    SESSION_SECRET: "chaos".repeat(8),
    DEMO: "1",
  };
  const said: string[] = [];
  const tell = (line: string) => void said.push(line);
  const code = await runShop(["payment", "check"], { environment, tell, write: async () => {} });
  if (code !== 0) throw new Error(said.join("\n"));
}
