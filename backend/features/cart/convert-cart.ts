import { and, eq } from "drizzle-orm";
import type { Query } from "../../db/database";
import { cartItems, carts } from "../../db/tables/carts";

/**
 * Closes a cart that has become an order, in the placing's transaction; what was saved for later goes on in
 * a new one. Its changes stay known, so that a log replayed after the order doesn't fill the new cart.
 */
export async function convertCart(q: Query, cartId: string): Promise<void> {
  const [cart] = await q
    .update(carts)
    .set({ status: "converted" })
    .where(and(eq(carts.id, cartId), eq(carts.status, "open")))
    .returning();
  if (!cart) throw new Error("A cart is converted once, by who has locked it.");
  const { userId, expiresAt, revision } = cart;
  const [next] = await q
    .insert(carts)
    .values({ userId, expiresAt, revision: revision + 1 })
    .returning({ id: carts.id });
  if (!next) throw new Error("The next cart was not made.");
  await q
    .update(cartItems)
    .set({ cartId: next.id })
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.later, true)));
}
