import { eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { coupons } from "../../../db/tables/carts";
import { couponUses } from "../../../db/tables/orders";
import { findCoupon } from "./find-coupon";

export interface Taking {
  code: string;
  orderId: string;
  userId: string;
}

/**
 * Notes an order's use of a coupon, in the placing's transaction and after everything else in it: the
 * coupon's row stays locked until its end, so that its limits hold for orders that are placed at once.
 * False where the limits leave no use; the order can't be placed then as it was shown.
 */
export async function takeCoupon(q: Query, { code, orderId, userId }: Taking): Promise<boolean> {
  await q.select({ code: coupons.code }).from(coupons).where(eq(coupons.code, code)).for("update");
  const found = await findCoupon(q, code, userId, []);
  if (!found) return false;
  const { usageLimit, perUser } = found.row;
  if (usageLimit !== null && found.used.all >= usageLimit) return false;
  if (perUser !== null && found.used.own >= perUser) return false;
  await q.insert(couponUses).values({ orderId, code, userId });
  return true;
}
