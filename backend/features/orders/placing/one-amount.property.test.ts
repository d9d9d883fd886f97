import { and, desc, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { faultOf } from "#dev/sandbox-bank/faults";
import { providePayingShop } from "../../../../tests/support/paying-shop";
import { cart } from "../../../contract/cart";
import { placedOrder } from "../../../contract/checkout";
import { invoice as invoiceShape } from "../../../contract/order";
import { sandboxSessions } from "../../../db/tables/payments";
import { prices } from "../../../db/tables/variants";
import { findVariants, setStock } from "../../cart/cart.fixture";
import { giveCoupon, ordersOf, place, readyBuyer } from "./buyer.fixture";

const shop = providePayingShop();
let things: string[];

beforeAll(async () => {
  things = await findVariants(shop(), 3);
  for (const id of things) await setStock(shop(), id, { stock: 10_000, maxQty: 9 });
});

/** Amounts are drawn in cents, or in thousands of rials. */
const unitOf = { USD: 1, IRR: 1000 } as const;
const cents = (min: number, max: number) => fc.integer({ min, max });

interface Sold {
  qty: number;
  amount: number;
  /** How much more is struck, on sale. */
  off: number | null;
}

const sold: fc.Arbitrary<Sold> = fc.record({
  qty: fc.integer({ min: 1, max: 9 }),
  amount: cents(200, 30_000),
  off: fc.option(cents(1, 5_000)),
});
const coupon = fc.oneof(
  fc.record({ kind: fc.constant("percent" as const), percent: fc.integer({ min: 1, max: 90 }) }),
  cents(1, 150).map((off) => ({
    kind: "amount" as const,
    amount: { USD: off * unitOf.USD, IRR: off * unitOf.IRR },
  })),
  fc.constant({ kind: "free_shipping" as const }),
);
const purchase = fc.record({
  lang: fc.constantFrom("en" as const, "fa" as const),
  lines: fc.array(sold, { minLength: 1, maxLength: 3 }),
  coupon: fc.option(coupon),
});

/** Sets the price of a thing, struck where it is on sale. */
async function setPrice(thing: string, currency: keyof typeof unitOf, { amount, off }: Sold) {
  const unit = unitOf[currency];
  const compareAt = off === null ? null : (amount + off) * unit;
  await shop().shop.database.run((q) =>
    q
      .update(prices)
      .set({ amount: amount * unit, compareAt })
      .where(and(eq(prices.variantId, thing), eq(prices.currency, currency))),
  );
}

/** What the bank was asked for last. */
async function askedOfBank() {
  const { amount, currency } = sandboxSessions;
  const [asked] = await shop().shop.database.run((q) =>
    q
      .select({ amount, currency })
      .from(sandboxSessions)
      .orderBy(desc(sandboxSessions.createdAt))
      .limit(1),
  );
  return asked;
}

it("decisions 16: what the cart comes to with its way is what the bank is asked for, and what the order and its invoice say", async () => {
  await fc.assert(
    fc.asyncProperty(purchase, async ({ lang, lines, coupon }) => {
      const currency = lang === "fa" ? "IRR" : "USD";
      const wanted = lines.map((line, at) => ({ ...line, thing: things[at] ?? "" }));
      for (const line of wanted) await setPrice(line.thing, currency, line);
      const counts = wanted.map(({ thing, qty }): [string, number] => [thing, qty]);
      const buyer = await readyBuyer(shop(), counts, lang);
      if (coupon) await buyer.change({ type: "coupon", code: await giveCoupon(shop(), coupon) });

      const inCart = cart.parse((await buyer.call("user/carts")).body).totals;
      const { totals } = await buyer.checkout();
      const pieces = lines.reduce((sum, { qty, amount }) => sum + qty * amount, 0);
      const asked = pieces * unitOf[currency];
      const discount = totals.coupon_discount.amount;
      expect(discount > 0).toBe(coupon !== null && coupon.kind !== "free_shipping");
      expect(inCart.payable.amount).toBe(asked - discount);
      const amount = asked - discount + (totals.shipping?.amount ?? 0);
      expect(totals.payable).toEqual({ amount, currency });
      // Of the sandbox's bank, these ask for a payment that fails.
      fc.pre(faultOf(amount) === undefined);

      const { number, payment } = placedOrder.parse((await place(buyer)).body);
      expect(await askedOfBank()).toEqual(totals.payable);
      await shop().visit(await shop().press(payment?.redirect_url ?? "", "pay"));
      const [order] = await ordersOf(shop(), buyer.userId);
      expect(order).toMatchObject({ state: "paid", payable: amount, totals });
      const { body } = await buyer.call(`user/orders/${number}/invoice`);
      const invoice = invoiceShape.parse(body);
      expect(invoice.totals).toEqual(totals);
      expect(invoice.payments.map((one) => one.amount)).toEqual([totals.payable]);
      expect(invoice.items.reduce((sum, { total }) => sum + total.amount, 0)).toBe(asked);
    }),
    { numRuns: 12 },
  );
}, 120_000);
