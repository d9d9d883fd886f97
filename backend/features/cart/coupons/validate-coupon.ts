import type { InferSelectModel } from "drizzle-orm";
import type { couponStates } from "../../../contract/cart";
import { type Currency, currencies } from "../../../contract/languages";
import type { coupons } from "../../../db/tables/carts";

export type CouponRow = InferSelectModel<typeof coupons>;
export type CouponState = (typeof couponStates)[number];

/** A coupon as it stands for one shopper's lines. */
export interface FoundCoupon {
  row: CouponRow;
  /** Orders that hold it: all, and the shopper's own. */
  used: { all: number; own: number };
  /** The products that its scope allows; null for any. */
  allowed: ReadonlySet<number> | null;
}

export interface CouponLine {
  productCode: number;
  /** What the line costs, in the currency's storage unit. */
  total: number;
}

export interface CouponResult {
  state: CouponState;
  /** What it takes off the lines, in the currency's storage unit; 0 unless applied. */
  discount: number;
  /** What each line bears of it, in their order. */
  shares: number[];
  /** What is missing to its least total; null unless that is why it isn't applied. */
  missing: number | null;
  freeShipping: boolean;
}

export interface CouponContext {
  lines: readonly CouponLine[];
  currency: Currency;
  /** Null for a visitor, of whom limits by user know nothing yet. */
  userId: string | null;
  now: Date;
}

/** What a coupon does for these lines (domain 4.6). */
export function validateCoupon(found: FoundCoupon | null, context: CouponContext): CouponResult {
  const totals = context.lines.map(({ productCode, total }) =>
    found?.allowed?.has(productCode) === false ? 0 : total,
  );
  const total = totals.reduce((sum, one) => sum + one, 0);
  const refusal = found ? refusalOf(found, context, total) : "unknown";
  if (!found || refusal) return { ...nothing(totals), state: refusal ?? "unknown" };
  const min = found.row.minTotal?.[context.currency] ?? 0;
  if (total < min) return { ...nothing(totals), state: "below_minimum", missing: min - total };
  const discount = discountOf(found.row, total, context.currency);
  return {
    state: "applied",
    discount,
    shares: shareOut(discount, totals),
    missing: null,
    freeShipping: found.row.kind === "free_shipping",
  };
}

const nothing = (totals: readonly number[]) => ({
  discount: 0,
  shares: totals.map(() => 0),
  missing: null,
  freeShipping: false,
});

/** A coupon of somebody else's, or of a time to come, is as unknown as one that was never made. */
function refusalOf(
  { row, used }: FoundCoupon,
  { lines, currency, userId, now }: CouponContext,
  total: number,
): CouponState | null {
  const time = now.getTime();
  const isAnothers = row.scope?.users && !(userId && row.scope.users.includes(userId));
  if (!row.active || isAnothers || (row.startsAt?.getTime() ?? 0) > time) return "unknown";
  if (row.endsAt && row.endsAt.getTime() <= time) return "expired";
  if (used.all >= (row.usageLimit ?? Number.POSITIVE_INFINITY)) return "used_up";
  if (used.own >= (row.perUser ?? Number.POSITIVE_INFINITY)) return "used_up";
  if (lines.length > 0 && total === 0) return "out_of_scope";
  if (row.kind === "amount" && row.amount?.[currency] === undefined) return "out_of_scope";
  return null;
}

/** Rounded down to what the currency shows. */
function discountOf(row: CouponRow, total: number, currency: Currency): number {
  const wanted =
    row.kind === "percent"
      ? Math.floor((total * (row.percent ?? 0)) / 100)
      : (row.amount?.[currency] ?? 0);
  const max = Math.min(total, row.maxDiscount?.[currency] ?? total);
  const step = currencies[currency].step;
  return Math.floor(Math.min(wanted, max) / step) * step;
}

/** Splits a discount by the lines' totals; the parts add up to it, none above its line. */
export function shareOut(discount: number, totals: readonly number[]): number[] {
  let leftTotal = totals.reduce((sum, total) => sum + total, 0);
  let left = discount;
  return totals.map((total) => {
    const share = leftTotal > 0 ? Math.round((left * total) / leftTotal) : 0;
    leftTotal -= total;
    left -= share;
    return share;
  });
}
