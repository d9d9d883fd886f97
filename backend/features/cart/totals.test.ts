import fc from "fast-check";
import { expect, it } from "vitest";
import { addShipping, type PricedLine, type Sum, sumTotals } from "./totals";

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

/** A line whose struck price, where it has one, is above what it costs. */
const pricedLine = fc
  .record({
    qty: fc.integer({ min: 1, max: 999 }),
    unitPrice: fc.integer({ min: 1, max: 10 ** 10 }),
    off: fc.option(fc.integer({ min: 1, max: 10 ** 10 })),
  })
  .map(({ qty, unitPrice, off }) => line(qty, unitPrice, off === null ? null : unitPrice + off));

const askedFor = (lines: readonly PricedLine[]) =>
  lines.reduce((sum, { qty, unitPrice }) => sum + qty * unitPrice, 0);

/** Anything from nothing to all that the lines cost is taken off. */
const sums = fc
  .record({
    currency: fc.constantFrom("USD" as const, "IRR" as const),
    lines: fc.array(pricedLine),
    thousandths: fc.integer({ min: 0, max: 1000 }),
    shipping: fc.option(fc.integer({ min: 0, max: 10 ** 9 })),
    taxRate: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ thousandths, ...sum }): Sum => {
    const discount = Math.floor((askedFor(sum.lines) / 1000) * thousandths);
    return { ...sum, discount };
  });

it("decisions 16: is whole and adds up, and the tax is less than its share of what is paid", () => {
  fc.assert(
    fc.property(sums, (sum) => {
      const { items, item_discount, coupon_discount, shipping, payable, tax } = sumTotals(sum);
      const asked = askedFor(sum.lines);
      expect(items.amount - item_discount.amount).toBe(asked);
      const offs = sum.lines.map(({ qty, unitPrice, compareAt }) =>
        compareAt === null ? 0 : qty * (compareAt - unitPrice),
      );
      expect(item_discount.amount).toBe(offs.reduce((all, off) => all + off, 0));
      expect(coupon_discount.amount).toBe(sum.discount);
      expect(shipping?.amount ?? null).toBe(sum.shipping);
      expect(payable.amount).toBe(asked - sum.discount + (sum.shipping ?? 0));
      expect(tax.map(({ rate }) => rate)).toEqual(sum.taxRate > 0 ? [sum.taxRate] : []);
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
