import fc from "fast-check";
import { expect, it } from "vitest";
import { addShipping, sumTotals } from "./totals";

const line = (qty: number, unitPrice: number, compareAt: number | null = null) => ({
  qty,
  unitPrice,
  compareAt,
});

it("decisions 16, domain 4.6: struck prices, discounts, and the tax that is inside", () => {
  const lines = [line(2, 900, 1000), line(1, 5000)];
  expect(sumTotals({ currency: "USD", lines, discount: 300, shipping: null, taxRate: 10 })).toEqual(
    {
      items: { amount: 7000, currency: "USD" },
      item_discount: { amount: 200, currency: "USD" },
      coupon_discount: { amount: 300, currency: "USD" },
      shipping: null,
      tax: [{ rate: 10, amount: { amount: 591, currency: "USD" } }],
      payable: { amount: 6500, currency: "USD" },
    },
  );
});

it("names no tax where there is none", () => {
  const none = {
    currency: "USD",
    lines: [line(1, 5)],
    discount: 0,
    shipping: 0,
    taxRate: 0,
  } as const;
  expect(sumTotals(none).tax).toEqual([]);
});

const sums = fc.record({
  currency: fc.constantFrom("USD" as const, "IRR" as const),
  lines: fc.array(
    fc.record({
      qty: fc.integer({ min: 1, max: 999 }),
      unitPrice: fc.integer({ min: 1, max: 10 ** 10 }),
      compareAt: fc.constant(null),
    }),
  ),
  discount: fc.constant(0),
  shipping: fc.option(fc.integer({ min: 0, max: 10 ** 9 })),
  taxRate: fc.integer({ min: 0, max: 30 }),
});

it("decisions 16: is whole and adds up, and the tax is less than its share of what is paid", () => {
  fc.assert(
    fc.property(sums, (sum) => {
      const { items, item_discount, coupon_discount, shipping, payable, tax } = sumTotals(sum);
      expect(payable.amount).toBe(
        items.amount - item_discount.amount - coupon_discount.amount + (shipping?.amount ?? 0),
      );
      for (const { rate, amount } of tax) {
        expect(Number.isInteger(amount.amount)).toBe(true);
        expect(
          Math.abs((payable.amount - amount.amount) * rate - amount.amount * 100),
        ).toBeLessThan(100 + rate);
      }
    }),
  );
});

it("puts the way's cost on totals as if it had been known from the start", () => {
  fc.assert(
    fc.property(sums, fc.integer({ min: 0, max: 10 ** 8 }), (sum, shipping) => {
      expect(addShipping(sumTotals(sum), shipping)).toEqual(sumTotals({ ...sum, shipping }));
    }),
  );
});
