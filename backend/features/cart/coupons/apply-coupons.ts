import type { Currency } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import type { BuyableLine } from "../buyable-lines";
import type { ConflictsByOperation, LoggedOp } from "../change-cart";
import { couponCode } from "./find-coupon";
import { validateCode } from "./validate-code";

export interface CouponInput {
  /** The cart's coupon before. */
  current: string | null;
  ops: readonly LoggedOp[];
  /** False where too many codes were refused to look at another one. */
  mayValidate: boolean;
  /** The cart's lines as the log leaves them. */
  lines: readonly BuyableLine[];
  currency: Currency;
  userId: string | null;
  now: Date;
}

/** What a log's last word on coupons leaves on the cart. */
export interface AppliedCoupon {
  code: string | null;
  /** A code was looked at and refused. */
  isRefused: boolean;
}

/**
 * The coupon that a log leaves on the cart: of several codes the last one counts, and the others are not
 * looked at, so that a log is one guess. What was refused goes to `conflicts`. One that only waits for a
 * greater total is taken: it counts as soon as it is reached.
 */
export async function applyCoupons(
  q: Query,
  { current, ops, mayValidate, ...context }: CouponInput,
  conflicts: ConflictsByOperation,
): Promise<AppliedCoupon> {
  const last = ops.findLast((op) => op.type === "coupon");
  if (!last) return { code: current, isRefused: false };
  const wanted = last.code === null ? null : couponCode(last.code);
  if (!wanted) return { code: null, isRefused: false };
  if (!mayValidate) {
    conflicts.set(last.op_id, [refusal(last, "throttled")]);
    return { code: current, isRefused: false };
  }
  const { state } = await validateCode(q, wanted, context);
  if (state === "applied" || state === "below_minimum") return { code: wanted, isRefused: false };
  conflicts.set(last.op_id, [refusal(last, "unknown")]);
  return { code: current, isRefused: true };
}

function refusal({ op_id }: LoggedOp, coupon: "unknown" | "throttled") {
  return {
    op_id,
    variant_id: null,
    kind: "coupon_refused" as const,
    was: null,
    now: null,
    coupon,
  };
}
