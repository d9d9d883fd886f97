import { and, eq, inArray } from "drizzle-orm";
import type { CartChange, Conflict, WishMove } from "../../contract/cart";
import type { LanguageCode } from "../../contract/languages";
import type { Query } from "../../db/database";
import { wishItems, wishLists } from "../../db/tables/carts";
import { variants } from "../../db/tables/variants";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { applyOperations, countNewCart, type LoggedOp, showChange } from "../cart/change-cart";
import type { Owner, Requester } from "../cart/owner";
import { findProductId } from "./find-wanted";
import { takeItem } from "./remove-wish";
import { ofOwner } from "./wish-lists";

export interface WishMoving {
  /** Whose cart, and whose list: a visitor has a token for each. */
  shopper: Requester;
  list: Owner | null;
  productCode: number;
  move: WishMove;
  lang: LanguageCode;
}

/** What keeps a product out of the cart keeps it on the list. */
const refusals: readonly Conflict["kind"][] = [
  "out_of_stock",
  "variant_gone",
  "no_price",
  "cart_full",
];

/**
 * POST user/wish-list/{product_id}/move: one piece into the cart and the product off the list, together or
 * not at all, and once for an `op_id`. Throws `error.not_found`, and `error.bad_request` where it isn't
 * said which of several variants.
 */
export async function moveWish(services: Services, moving: WishMoving): Promise<CartChange> {
  const { shopper, list, productCode, move, lang } = moving;
  const { database, clock } = services;
  await countNewCart(services, shopper);
  const variant_id = await database.run((q) => chooseVariant(q, moving));
  const ops: LoggedOp[] = [{ type: "add", op_id: move.op_id, variant_id, qty: 1 }];
  const log = { shopper, ops, lang };
  const result = await database.transaction(async (q) => {
    const result = await applyOperations(q, { ...log, now: clock.now() });
    const isRefused = result.conflicts.some(({ kind }) => refusals.includes(kind));
    if (list && !isRefused) await takeItem(q, list, productCode);
    return result;
  });
  return showChange(services, log, result);
}

/** The variant that is asked for, else the one that was looked at, else the product's only one. */
export async function chooseVariant(
  q: Query,
  { list, productCode, move }: Pick<WishMoving, "list" | "productCode" | "move">,
): Promise<string> {
  const productId = await findProductId(q, productCode);
  const rows = await q
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.productId, productId), eq(variants.active, true)));
  const wanted = move.variant_id ?? (list && (await readLookedAt(q, list, productId)));
  const chosen = wanted ? rows.find(({ id }) => id === wanted) : rows.length === 1 && rows[0];
  if (chosen) return chosen.id;
  if (move.variant_id) throw new ApiError("error.not_found");
  throw new ApiError("error.bad_request", { errors: { variant_id: ["wish_list.choose"] } });
}

async function readLookedAt(q: Query, owner: Owner, productId: string): Promise<string | null> {
  const list = q.select({ id: wishLists.id }).from(wishLists).where(ofOwner(owner));
  const [item] = await q
    .select({ variantId: wishItems.variantId })
    .from(wishItems)
    .where(and(inArray(wishItems.listId, list), eq(wishItems.productId, productId)));
  return item?.variantId ?? null;
}
