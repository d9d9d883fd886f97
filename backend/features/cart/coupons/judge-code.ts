import type { Query } from "../../../db/database";
import { findCoupon } from "./find-coupon";
import { type Judging, judgeCoupon, type Verdict } from "./judge-coupon";

/** What the coupon of a code does for these lines. */
export async function judgeCode(q: Query, code: string, judging: Judging): Promise<Verdict> {
  const productCodes = judging.lines.map(({ productCode }) => productCode);
  return judgeCoupon(await findCoupon(q, code, judging.userId, productCodes), judging);
}
