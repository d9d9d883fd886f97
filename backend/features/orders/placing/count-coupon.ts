import type { Query } from "../../../db/database";
import { ApiError } from "../../../http/errors";
import { type Taking, takeCoupon } from "../../cart/coupons/take-coupon";

/** Counts an order against its coupon's bounds; `order.changed` where others were faster with the last use. */
export async function countCoupon(q: Query, taking: Taking): Promise<void> {
  if (!(await takeCoupon(q, taking))) throw new ApiError("order.changed");
}
