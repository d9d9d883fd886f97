import type { Query } from "../../../db/database";
import { findCoupon } from "./find-coupon";
import { type CouponContext, type CouponResult, validateCoupon } from "./validate-coupon";

/** What the coupon of a code does for these lines. */
export async function validateCode(
  q: Query,
  code: string,
  context: CouponContext,
): Promise<CouponResult> {
  const productCodes = context.lines.map(({ productCode }) => productCode);
  return validateCoupon(await findCoupon(q, code, context.userId, productCodes), context);
}
