import { eq } from "drizzle-orm";
import { stockReservations } from "../../../../db/tables/orders";
import { changeStock, type StockChange } from "../../stock/change-stock";
import { soldOut } from "../../stock/sold-out";
import type { TransitionContext } from "../guards";
import type { Effect } from "./effects";

/**
 * The pieces leave the store: those that were held for the order, else, where they had been released, free
 * ones. Throws `order.sold_out` where there are not enough.
 */
export const takeStock: Effect = async (_services, q, context) => {
  const held = await q
    .delete(stockReservations)
    .where(eq(stockReservations.orderId, context.order.id))
    .returning();
  const changes: StockChange[] =
    held.length > 0
      ? held.map(({ variantId, qty }) => ({ variantId, stock: -qty, reserved: -qty }))
      : fromFree(context);
  await changeStock(q, changes, (variantId) =>
    soldOut(context.order.lang, context.items, variantId),
  );
  return undefined;
};

function fromFree({ order, items }: TransitionContext): StockChange[] {
  return items.map(({ variantId, qty }) => {
    if (!variantId) throw soldOut(order.lang, items, variantId);
    return { variantId, stock: -qty, reserved: 0 };
  });
}
