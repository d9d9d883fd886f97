import type { Currency } from "../../../contract/catalog";
import type { Query } from "../../../db/database";
import type { BuyableLine } from "../buyable-lines";
import type { FindingsByOp, LoggedOp } from "../cart-log";
import { couponCode } from "./find-coupon";
import { judgeCode } from "./judge-code";

type CouponOp = Extract<LoggedOp, { type: "coupon" }>;

export interface CouponPlay {
  /** The cart's coupon before. */
  standing: string | null;
  ops: readonly LoggedOp[];
  /** The cart's lines as the log leaves them. */
  lines: readonly BuyableLine[];
  currency: Currency;
  userId: string | null;
  now: Date;
}

/**
 * The coupon that a log leaves on the cart; what was refused goes to `findings`. One that only waits for a
 * greater total is taken: it counts as soon as it is reached.
 */
export async function playCoupons(
  q: Query,
  { standing, ops, ...judging }: CouponPlay,
  findings: FindingsByOp,
): Promise<string | null> {
  let code = standing;
  for (const op of ops) {
    if (op.type !== "coupon") continue;
    const wanted = op.code === null ? null : couponCode(op.code);
    const { state } = wanted ? await judgeCode(q, wanted, judging) : { state: "applied" as const };
    if (state === "applied" || state === "below_minimum") code = wanted || null;
    else findings.set(op.op_id, [refusal(op, state)]);
  }
  return code;
}

function refusal(op: CouponOp, state: Awaited<ReturnType<typeof judgeCode>>["state"]) {
  return {
    op_id: op.op_id,
    variant_id: null,
    kind: "coupon_refused" as const,
    was: null,
    now: null,
    coupon: state,
  };
}
