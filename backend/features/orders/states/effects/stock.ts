import { eq } from "drizzle-orm";
import { stockReservations } from "../../../../db/tables/orders";
import { noteSold } from "../../sold/note-sold";
import { changeStock, type StockChange } from "../../stock/change-stock";
import { soldOut } from "../../stock/sold-out";
import type { Effect, TransitionContext } from "../types";

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

/** Pieces that were taken for the order are back: those that never left, and the sent ones that staff say came back. */
export const restock: Effect = async (_services, q, { items, details }) => {
  const changes = items.flatMap(({ variantId, qty, shippedQty }) => {
    const back = details.cameBack ? qty : qty - shippedQty;
    return variantId && back > 0 ? { variantId, stock: back, reserved: 0 } : [];
  });
  await changeStock(q, changes);
  return undefined;
};

/** What is paid for is sold. */
export const countAsSold: Effect = async (_services, q, { items }) => {
  await noteSold(
    q,
    items.map((item) => ({ item, pieces: item.qty })),
  );
  return undefined;
};

/** What was sold is not, after all. */
export const countAsUnsold: Effect = async (_services, q, { items }) => {
  await noteSold(
    q,
    items.map((item) => ({ item, pieces: -item.qty })),
  );
  return undefined;
};
