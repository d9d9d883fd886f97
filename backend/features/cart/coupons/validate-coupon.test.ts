import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CouponRow, type FoundCoupon, shareOut, validateCoupon } from "./validate-coupon";

const now = new Date("2026-03-25T08:00:00Z");
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);

function coupon(row: Partial<CouponRow>, more: Partial<FoundCoupon> = {}): FoundCoupon {
  const whole: CouponRow = {
    code: "NOWRUZ",
    id: 1,
    version: 1,
    kind: "percent",
    percent: 10,
    amount: null,
    minTotal: null,
    maxDiscount: null,
    startsAt: null,
    endsAt: null,
    usageLimit: null,
    perUser: null,
    scope: null,
    active: true,
    createdAt: before,
    updatedAt: before,
    ...row,
  };
  return { row: whole, used: { all: 0, own: 0 }, allowed: null, ...more };
}

const lines = [
  { productCode: 1, total: 3000 },
  { productCode: 2, total: 1005 },
];
const validate = (found: FoundCoupon | null, over = {}) =>
  validateCoupon(found, { lines, currency: "USD", userId: "u", now, ...over });

describe("what a coupon takes off (domain 4.6)", () => {
  it.each([
    ["a percentage, rounded down", coupon({ percent: 10 }), "USD", 400],
    ["whole tomans of rials", coupon({ percent: 10 }), "IRR", 400],
    ["no more than its most", coupon({ percent: 50, maxDiscount: { USD: 1000 } }), "USD", 1000],
    [
      "a most of the other currency alone",
      coupon({ percent: 50, maxDiscount: { IRR: 10 } }),
      "USD",
      2002,
    ],
    ["an amount", coupon({ kind: "amount", amount: { USD: 500 } }), "USD", 500],
    ["no more than the lines", coupon({ kind: "amount", amount: { USD: 9999 } }), "USD", 4005],
    ["nothing off the lines for a free way", coupon({ kind: "free_shipping" }), "USD", 0],
    ["only from what its scope allows", coupon({}, { allowed: new Set([2]) }), "USD", 100],
  ] as const)("%s", (_, found, currency, discount) => {
    const result = validate(found, { currency });
    expect(result).toMatchObject({ state: "applied", discount, missing: null });
    expect(result.shares.reduce((sum, share) => sum + share, 0)).toBe(discount);
  });

  it("says that the way is free, and only while it applies", () => {
    expect(validate(coupon({ kind: "free_shipping" })).freeShipping).toBe(true);
    const dear = coupon({ kind: "free_shipping", minTotal: { USD: 5000 } });
    expect(validate(dear)).toMatchObject({ freeShipping: false, state: "below_minimum" });
  });
});

describe("when it does not apply (domain 4.6)", () => {
  it.each([
    ["unknown", "none of the code", null],
    ["unknown", "switched off", coupon({ active: false })],
    ["unknown", "of a time to come", coupon({ startsAt: after })],
    ["unknown", "somebody else's", coupon({ scope: { users: ["v"] } })],
    ["expired", "over", coupon({ endsAt: now })],
    [
      "used_up",
      "used as often as it may be",
      coupon({ usageLimit: 2 }, { used: { all: 2, own: 0 } }),
    ],
    ["used_up", "used by this user", coupon({ perUser: 1 }, { used: { all: 1, own: 1 } })],
    ["out_of_scope", "for other products", coupon({}, { allowed: new Set([9]) })],
    ["out_of_scope", "in the other currency", coupon({ kind: "amount", amount: { IRR: 500 } })],
  ] as const)("%s: %s", (state, _, found) => {
    expect(validate(found)).toEqual({
      state,
      discount: 0,
      shares: [0, 0],
      missing: null,
      freeShipping: false,
    });
  });

  it("is somebody's own where they are logged in, and nobody's for a visitor", () => {
    const own = coupon({ scope: { users: ["u"] } });
    expect(validate(own).state).toBe("applied");
    expect(validate(own, { userId: null }).state).toBe("unknown");
  });

  it("says what is missing to the least total", () => {
    expect(validate(coupon({ minTotal: { USD: 5000 } }))).toMatchObject({
      state: "below_minimum",
      missing: 995,
      discount: 0,
    });
    expect(validate(coupon({ minTotal: { USD: 4005 } })).state).toBe("applied");
  });

  it("waits on an empty cart", () => {
    expect(validate(coupon({}), { lines: [] })).toMatchObject({ state: "applied", discount: 0 });
  });
});

it("decisions 16: shares add up to the discount, none above its line", () => {
  const totals = fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { maxLength: 20 });
  fc.assert(
    fc.property(totals, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, part) => {
      const whole = amounts.reduce((sum, amount) => sum + amount, 0);
      const discount = Math.floor(whole * part);
      const shares = shareOut(discount, amounts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(discount);
      for (const [place, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(amounts[place] ?? 0);
      }
    }),
  );
});
