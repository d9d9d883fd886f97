import { eq, sql } from "drizzle-orm";
import type { WireLanguage } from "../../contract/i18n";
import type { Query } from "../../db/database";
import { cartOps, carts, type Finding } from "../../db/tables/carts";
import { currencyOf } from "../languages/language";
import { readLines, writeLines } from "./lines";
import { type Offer, readOffers } from "./offers";
import { cartExpiry, ensureOpenCart, lockOpenCart } from "./open-carts";
import { uniteLines } from "./unite-lines";

export interface Uniting {
  userId: string;
  /** Of the visitor's token. */
  tokenHash: string;
  lang: WireLanguage;
  now: Date;
}

export interface United {
  findings: Finding[];
  offers: Map<string, Offer>;
}

/**
 * Takes a visitor's cart over into the user's, in one transaction; the visitor's is closed, so a second
 * time finds nothing. Its changes become the user's: the visitor's log, replayed after login, does nothing
 * twice.
 */
export async function uniteCarts(
  q: Query,
  { userId, tokenHash, lang, now }: Uniting,
): Promise<United> {
  const guest = await lockOpenCart(q, { tokenHash });
  if (!guest) return { findings: [], offers: new Map() };
  const own = await ensureOpenCart(q, { userId }, now);
  const ownLines = await readLines(q, own.id);
  const guestLines = await readLines(q, guest.id);
  const offers = await readOffers(q, guestLines.keys(), currencyOf[lang]);
  const { lines, findings } = uniteLines(ownLines, guestLines, offers);
  await writeLines(q, own.id, ownLines, lines);
  await takeOps(q, guest.id, own.id);
  await q
    .update(carts)
    .set({
      revision: own.revision + 1,
      couponCode: own.couponCode ?? guest.couponCode,
      expiresAt: cartExpiry(now),
    })
    .where(eq(carts.id, own.id));
  await q.update(carts).set({ status: "merged" }).where(eq(carts.id, guest.id));
  return { findings, offers };
}

/** They stay known to the visitor's token, too. */
async function takeOps(q: Query, from: string, to: string): Promise<void> {
  await q.execute(sql`
    insert into ${cartOps} (cart_id, op_id, op, findings, at)
    select ${to}, op_id, op, findings, at from ${cartOps} where cart_id = ${from}
    on conflict do nothing`);
}
