import { describe, expect, it } from "vitest";
import { testCart, testLine } from "~/features/cart/cart.fixture";
import { testContext } from "~/features/catalog/catalog.fixture";
import { toCartView } from "./to-cart-view.server";

const usd = (amount: number) => ({ amount, currency: "USD" as const });
const view = (cart: Parameters<typeof testCart>[0], lang: "en" | "fa" = "en") =>
  toCartView(testCart(cart), testContext(lang));

describe("a line of the cart", () => {
  it("prints its count, what one and what all cost, and its options", () => {
    expect(view({}).lines[0]).toMatchObject({
      to: "/en/home/products/show/12/kettle?color=red",
      options: [["Colour", "Red"]],
      printed: "2",
      each: "$12.50 each",
      total: "$25.00",
      canBuy: true,
    });
    expect(view({}, "fa").lines[0]?.printed).toBe("۲");
  });

  it("domain 4.6: tells what has changed since it was added, and what accepting means", () => {
    const risen = testLine({ was: usd(1000), notices: ["price_up"] });
    const { changes } = view({ lines: [risen, testLine({ variant_id: "v2" })] });
    expect(changes).toEqual([
      {
        variant: "v1",
        name: "Kettle",
        texts: ["Now $12.50; it was $10.00 when you added it."],
        accept: 2,
        seen: 1250,
      },
    ]);
  });

  it("a count that was lowered is accepted as it is now", () => {
    const { changes } = view({ lines: [testLine({ max_qty: 2, notices: ["qty_reduced"] })] });
    expect(changes[0]).toMatchObject({ texts: ["At most 2 per order."], accept: 2 });
  });

  it.each([
    ["variant_gone", { max_qty: 0, stock: "out" as const, total: null }],
    ["out_of_stock", { max_qty: 0, stock: "out" as const, total: null }],
    ["no_price", { price: null, total: null }],
  ] as const)("%s can only be let go", (notice, facts) => {
    const { changes, lines } = view({ lines: [testLine({ ...facts, notices: [notice] })] });
    expect(changes[0]?.accept).toBeUndefined();
    expect(lines[0]?.canBuy).toBe(false);
    expect(lines[0]?.total).toBeUndefined();
  });
});

describe("what the cart comes to", () => {
  it("decisions 16: shows what is saved and the tax inside; shipping waits for the checkout", () => {
    const totals = {
      items: usd(3000),
      item_discount: usd(500),
      coupon_discount: usd(250),
      shipping: null,
      tax: [{ rate: 9, amount: usd(186) }],
      payable: usd(2250),
    };
    expect(view({ totals }).totals).toEqual({
      rows: [
        { name: "Items", amount: "$30.00" },
        { name: "Reduced by", amount: "−$5.00", isGain: true },
        { name: "Coupon", amount: "−$2.50", isGain: true },
        { name: "Shipping", amount: "at checkout", isGain: false },
      ],
      payable: "$22.50",
      tax: [{ name: "9% tax inside", amount: "$1.86" }],
    });
  });

  it("says how far free shipping is, and never a full ring before it is reached", () => {
    const offer = { from: usd(10000), missing: usd(1) };
    expect(view({ free_shipping: offer }).freeShipping).toEqual({
      text: "$0.01 more, and shipping is free.",
      percent: 99,
    });
    const reached = view({ free_shipping: { from: usd(10000), missing: usd(0) } });
    expect(reached.freeShipping).toEqual({
      text: "Shipping is free. A faster way may cost something; you choose at checkout.",
      percent: 100,
    });
    expect(view({}).freeShipping).toBeUndefined();
  });

  it.each([
    ["applied", true, "Coupon NOWRUZ is applied."],
    ["below_minimum", false, "The code NOWRUZ needs $5.00 more in the cart."],
    ["expired", false, "The code NOWRUZ is no longer valid."],
  ] as const)("a coupon that is %s is told", (state, isApplied, text) => {
    const missing = state === "below_minimum" ? usd(500) : null;
    const coupon = { code: "NOWRUZ", state, missing, free_shipping: false };
    expect(view({ coupon }).coupon).toEqual({ code: "NOWRUZ", isApplied, text });
  });
});
