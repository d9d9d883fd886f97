import type { Currency } from "../../../contract/catalog";
import type { Query } from "../../../db/database";
import type { BuyableLine } from "../buyable-lines";
import type { FindingsByOp, LoggedOp } from "../cart-log";
import { couponCode } from "./find-coupon";
import { judgeCode } from "./judge-code";

export interface CouponPlay {
  /** The cart's coupon before. */
  standing: string | null;
  ops: readonly LoggedOp[];
  /** False where too many codes were refused to look at another one. */
  mayJudge: boolean;
  /** The cart's lines as the log leaves them. */
  lines: readonly BuyableLine[];
  currency: Currency;
  userId: string | null;
  now: Date;
}

/** What a log's last word on coupons leaves on the cart. */
export interface PlayedCoupon {
  code: string | null;
  /** A code was looked at and refused. */
  isRefused: boolean;
}

/**
 * The coupon that a log leaves on the cart: of several codes the last one counts, and the others are not
 * looked at, so that a log is one guess. What was refused goes to `findings`. One that only waits for a
 * greater total is taken: it counts as soon as it is reached.
 */
export async function playCoupons(
  q: Query,
  { standing, ops, mayJudge, ...judging }: CouponPlay,
  findings: FindingsByOp,
): Promise<PlayedCoupon> {
  const last = ops.findLast((op) => op.type === "coupon");
  if (!last) return { code: standing, isRefused: false };
  const wanted = last.code === null ? null : couponCode(last.code);
  if (!wanted) return { code: null, isRefused: false };
  if (!mayJudge) {
    findings.set(last.op_id, [refusal(last, "throttled")]);
    return { code: standing, isRefused: false };
  }
  const { state } = await judgeCode(q, wanted, judging);
  if (state === "applied" || state === "below_minimum") return { code: wanted, isRefused: false };
  findings.set(last.op_id, [refusal(last, "unknown")]);
  return { code: standing, isRefused: true };
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
