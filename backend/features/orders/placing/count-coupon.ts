import type { Query } from "../../../db/database";
import { ApiError } from "../../../http/errors";
import { takeCoupon } from "../../cart/coupons/take-coupon";
import type { OrderRow } from "../states/types";

/** Counts the order against its coupon's bounds; `order.changed` where others were faster with the last use. */
export async function countCoupon(q: Query, { id, couponCode, userId }: OrderRow): Promise<void> {
  if (couponCode === null) return;
  const taken = await takeCoupon(q, { code: couponCode, orderId: id, userId });
  if (!taken) throw new ApiError("order.changed");
}
