import { and, eq, inArray, isNotNull, ne, or } from "drizzle-orm";
import type { Query } from "../../db/database";
import { orderItems, orders } from "../../db/tables/orders";
import type { products } from "../../db/tables/products";
import { variants } from "../../db/tables/variants";

/**
 * Whether an order has brought a product to a user. What they sent back has been in their hands too; a parcel that was
 * refused at the door has not.
 */
export async function hasBought(
  q: Query,
  userId: string,
  product: Pick<typeof products.$inferSelect, "id" | "code">,
): Promise<boolean> {
  const ofProduct = q
    .select({ id: variants.id })
    .from(variants)
    .where(eq(variants.productId, product.id));
  const [item] = await q
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        isNotNull(orders.deliveredAt),
        ne(orders.state, "canceled"),
        or(eq(orderItems.productCode, product.code), inArray(orderItems.variantId, ofProduct)),
      ),
    )
    .limit(1);
  return item !== undefined;
}
