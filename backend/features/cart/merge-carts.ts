import { eq, sql } from "drizzle-orm";
import { type LanguageCode, languages } from "../../contract/languages";
import type { Query } from "../../db/database";
import { cartOps, carts, type OperationConflict } from "../../db/tables/carts";
import { readLines, writeLines } from "./lines";
import { mergeLines } from "./merge-lines";
import { readOffers, type VariantOffer } from "./offers";
import { cartExpiry, ensureOpenCart, lockOpenCart } from "./open-carts";

export interface MergeInput {
  userId: string;
  /** Of the visitor's token. */
  tokenHash: string;
  lang: LanguageCode;
  now: Date;
}

export interface Merged {
  conflicts: OperationConflict[];
  offers: Map<string, VariantOffer>;
}

/**
 * Takes a visitor's cart over into the user's, in one transaction; the visitor's is closed, so a second
 * time finds nothing. Its changes become the user's: the visitor's log, replayed after login, does nothing
 * twice.
 */
export async function mergeCarts(
  q: Query,
  { userId, tokenHash, lang, now }: MergeInput,
): Promise<Merged> {
  const guest = await lockOpenCart(q, { tokenHash });
  if (!guest) return { conflicts: [], offers: new Map() };
  const own = await ensureOpenCart(q, { userId }, now);
  const ownLines = await readLines(q, own.id);
  const guestLines = await readLines(q, guest.id);
  const offers = await readOffers(q, guestLines.keys(), languages[lang].currency);
  const { lines, conflicts } = mergeLines(ownLines, guestLines, offers);
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
  return { conflicts, offers };
}

/** They stay known to the visitor's token, too. */
async function takeOps(q: Query, from: string, to: string): Promise<void> {
  await q.execute(sql`
    insert into ${cartOps} (cart_id, op_id, op, findings, at)
    select ${to}, op_id, op, findings, at from ${cartOps} where cart_id = ${from}
    on conflict do nothing`);
}
