import { eq } from "drizzle-orm";
import { stockReservations } from "../../../../db/tables/orders";
import { changeStock } from "../../stock/change-stock";
import type { Effect } from "./effects";

/** What was held for the order is free again. */
export const releaseStock: Effect = async (_services, q, { order }) => {
  const held = await q
    .delete(stockReservations)
    .where(eq(stockReservations.orderId, order.id))
    .returning();
  await changeStock(
    q,
    held.map(({ variantId, qty }) => ({ variantId, stock: 0, reserved: -qty })),
  );
  return undefined;
};
