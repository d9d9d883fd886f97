import { and, eq, inArray } from "drizzle-orm";
import type { WishChange } from "../../contract/cart";
import type { Query } from "../../db/database";
import { wishItems } from "../../db/tables/carts";
import { products } from "../../db/tables/products";
import type { Services } from "../../services";
import type { Owner, Requester } from "../cart/owner";
import { lockWishList } from "./wish-lists";

/** DELETE user/wish-list/{product_id}: what does not stand on the list is as good as removed. */
export async function removeWish(
  { database }: Pick<Services, "database">,
  { owner, guest }: Requester,
  productCode: number,
): Promise<WishChange> {
  if (!owner) return { total: 0, changed: false, guest: null };
  const done = await database.transaction((q) => takeItem(q, owner, productCode));
  return { ...done, guest };
}

/** Takes a product off the owner's list, in the transaction that goes on. */
export async function takeItem(
  q: Query,
  owner: Owner,
  productCode: number,
): Promise<Pick<WishChange, "total" | "changed">> {
  const list = await lockWishList(q, owner);
  if (!list) return { total: 0, changed: false };
  const product = q
    .select({ id: products.id })
    .from(products)
    .where(eq(products.code, productCode));
  const gone = await q
    .delete(wishItems)
    .where(and(eq(wishItems.listId, list.id), inArray(wishItems.productId, product)))
    .returning({ productId: wishItems.productId });
  const total = await q.$count(wishItems, eq(wishItems.listId, list.id));
  return { total, changed: gone.length > 0 };
}
