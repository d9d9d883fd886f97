import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { buy, type Ending, type Send } from "../support/buy-by-calls";
import { type Buyer, makeBuyers, stockVariants, variantStock } from "../support/buyers-by-sql";
import { type Audit, audit } from "./audit/audit";
import { settle } from "./settle";
import { type Ledgers, openShopAndBank, type ShopAndBank } from "./shop-and-bank";

const shoppers = 4;
/** From a start until the next blow: a checkout's steps take a few milliseconds each. */
const blowAfterMs = { min: 100, max: 3_000 };
/** How long the bank is away at most. */
const awayMs = 2_000;

/** The endings of journeys, one after the other. */
const endings: Ending[] = ["returns", "vanishes", "cancels", "returns", "wrong", "vanishes"];

export interface Chaos extends Audit {
  kills: number;
  /** Shoppers who came to an end: paid, given up, or gone after paying. */
  journeys: number;
  /** What the books lacked before anybody asked the bank about what was open. */
  openBefore: string[];
}

/**
 * Lets shoppers buy at both gateways while the shop is killed, the bank is killed, or the line between them hangs,
 * each at random moments and for itself; then does what the shop's jobs would do in time, and compares the bank's
 * books with the shop's. Shoppers repeat what got no answer.
 *
 * @param ledgers PostgreSQL databases of this run's own
 */
export async function killWhileBuying(ledgers: Ledgers, kills: number): Promise<Chaos> {
  const place = await openShopAndBank(ledgers);
  await Promise.all([place.shop.start(), place.bank.start()]);
  const [last, ...buyers] = await makeBuyers(ledgers.shop, 1 + kills * shoppers * 20);
  const variants = await stockVariants(ledgers.shop);
  await forgetSold(ledgers.shop);
  const crowd = sendShoppers(place.shop.origin, buyers, variants);
  for (let blow = 0; blow < kills; blow++) {
    await wait(blowAfterMs.min + Math.random() * (blowAfterMs.max - blowAfterMs.min));
    await blows[blow % blows.length]?.(place);
  }
  const journeys = await crowd.end();
  await leave(place.shop.origin, last, variants);
  const [shop, bank] = [postgres(ledgers.shop, { max: 1 }), postgres(ledgers.bank, { max: 1 })];
  try {
    const { faults: openBefore } = await audit({ shop, bank }, variantStock);
    await settle(shop, place.shop.environment);
    return { kills, journeys, openBefore, ...(await audit({ shop, bank }, variantStock)) };
  } finally {
    await Promise.all([shop.end(), bank.end()]);
    await place.close();
  }
}

/** The demo's counts come from no orders. */
async function forgetSold(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  await sql`update product set sold_count = 0`;
  await sql.end();
}

/** Whatever the others did: one pays and is never seen again. */
async function leave(origin: string, buyer: Buyer | undefined, [variant]: string[]) {
  if (!buyer || !variant) throw new Error("There is nobody, or nothing, to sell to.");
  await buy({ origin, buyer, variant, ending: "vanishes", send: again });
}

/** In turn: the shop dies while the bank lives, the bank dies while the shop lives, neither hears the other. */
const blows: ((place: ShopAndBank) => Promise<void>)[] = [
  async ({ shop }) => {
    await shop.kill();
    await shop.start();
  },
  async ({ bank }) => {
    await bank.kill();
    await wait(Math.random() * awayMs);
    await bank.start();
  },
  async ({ bank }) => {
    bank.freeze();
    await wait(Math.random() * awayMs);
    bank.thaw();
  },
];

function sendShoppers(origin: string, buyers: Buyer[], variants: string[]) {
  let isOver = false;
  let journeys = 0;
  const shopper = async () => {
    while (!isOver) {
      const buyer = buyers.pop();
      if (!buyer) return;
      const variant = variants[journeys % variants.length] ?? "";
      const ending = endings[journeys % endings.length];
      const market = journeys % 4 < 2 ? "iran" : "usa";
      journeys += 1;
      await buy({ origin, buyer, variant, market, ending, send: again }).catch(() => {});
    }
  };
  const shopping = Promise.all(Array.from({ length: shoppers }, shopper));
  return {
    end: async () => {
      isOver = true;
      await shopping;
      return journeys;
    },
  };
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
