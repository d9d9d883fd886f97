import { eq } from "drizzle-orm";
import { maxWishes, type WishChange, type WishEntry } from "../../contract/cart";
import { type LanguageCode, languages } from "../../contract/languages";
import type { Query } from "../../db/database";
import { wishItems } from "../../db/tables/carts";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { hashToken, newToken } from "../auth/sessions/tokens";
import { countGuest, type Requester, userOf } from "../cart/owner";
import { findWanted, type Wanted } from "./find-wanted";
import { ensureWishList, findWishList } from "./wish-lists";

export interface WishAdd {
  shopper: Requester;
  entry: WishEntry;
  lang: LanguageCode;
}

/**
 * POST user/wish-list: a product stands on it once (R-ENT-15), so adding it again does nothing. A visitor's
 * first one brings the token of a new list. Throws `error.not_found`, `error.too_many_requests`, and
 * `error.bad_request` where the list is full.
 */
export async function addWish(
  services: Services,
  { shopper, entry, lang }: WishAdd,
): Promise<WishChange> {
  const { database, clock } = services;
  const wanted = await findWanted(services, entry, lang);
  const guest = await tokenOfList(services, shopper);
  const owner = guest === null ? shopper.owner : { tokenHash: hashToken(guest) };
  if (!owner) throw new Error("A visitor's list is known by a token.");
  const now = clock.now();
  const item = { ...wanted, seenCurrency: languages[lang].currency, addedAt: now };
  const done = await database.transaction(async (q) => {
    const list = await ensureWishList(q, owner, now);
    return putItem(q, list.id, item);
  });
  return { ...done, guest };
}

/** A visitor's token, a new one where the shop's own finds no list any more; null for a user. */
async function tokenOfList(
  services: Services,
  { owner, guest, address, isProposed }: Requester,
): Promise<string | null> {
  if (userOf(owner)) return null;
  const existing = owner && (await services.database.run((q) => findWishList(q, owner)));
  if (existing) return guest;
  await countGuest(services, address);
  return isProposed ? guest : newToken();
}

async function putItem(
  q: Query,
  listId: string,
  item: Wanted & Pick<typeof wishItems.$inferInsert, "seenCurrency" | "addedAt">,
): Promise<Pick<WishChange, "total" | "changed">> {
  const existing = await q.$count(wishItems, eq(wishItems.listId, listId));
  const made = await q
    .insert(wishItems)
    .values({ ...item, listId })
    .onConflictDoNothing()
    .returning({ productId: wishItems.productId });
  if (existing + made.length > maxWishes) {
    throw new ApiError("error.bad_request", { errors: { product_id: ["wish_list.full"] } });
  }
  return { total: existing + made.length, changed: made.length > 0 };
}
