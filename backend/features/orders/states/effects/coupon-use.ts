import { eq } from "drizzle-orm";
import { couponUses } from "../../../../db/tables/orders";
import type { Effect } from "./effects";

/** An order that was released has its use again once it is taken up. */
export const useCoupon: Effect = async (_services, q, { order }) => {
  if (!order.couponCode) return undefined;
  const use = { orderId: order.id, code: order.couponCode, userId: order.userId };
  await q.insert(couponUses).values(use).onConflictDoNothing();
  return undefined;
};

/** The use counts no more against the coupon's bounds. */
export const releaseCoupon: Effect = async (_services, q, { order }) => {
  await q.delete(couponUses).where(eq(couponUses.orderId, order.id));
  return undefined;
};
