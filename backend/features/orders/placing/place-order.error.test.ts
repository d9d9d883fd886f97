import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { newId } from "../../../ports/ids";
import { findVariants, setPrice, setStock } from "../../cart/cart.fixture";
import { Buyer } from "../../checkout/checkout.fixture";
import { stockOf } from "../order.fixture";
import { giveCoupon, ordersOf, place, readyBuyer } from "./buyer.fixture";

const backend = provideTestBackend();
const opId = "0195b7a0-0000-7000-8000-00000000000a";

async function ready(stock = 10): Promise<{ buyer: Buyer; variant: string }> {
  const [variant = ""] = await findVariants(backend(), 1);
  await setStock(backend(), variant, { stock, reserved: 0 });
  return { buyer: await readyBuyer(backend(), [[variant, 2]]), variant };
}

describe("decisions 18 orders that can't be placed as they were seen", () => {
  it("a price that moved is told with the new total; nothing changes", async () => {
    const { buyer, variant } = await ready();
    const { payable } = (await buyer.checkout()).totals;
    await setPrice(backend(), variant, 7_000_000, "IRR");
    const { status, body } = await place(buyer, payable);
    expect([status, body.msg]).toEqual([409, "order.changed"]);
    const now = (await buyer.checkout()).totals.payable;
    expect(body.params).toEqual({ payable: now.amount, currency: "IRR" });
    expect(await ordersOf(backend(), buyer.userId)).toEqual([]);
    expect(await stockOf(backend(), variant)).toEqual({ stock: 10, reserved: 0 });
    expect((await place(buyer, now)).status).toBe(200);
  });

  it("also a lower one: nobody pays what they did not agree to", async () => {
    const { buyer } = await ready();
    const { payable } = (await buyer.checkout()).totals;
    const more = { ...payable, amount: payable.amount + 1 };
    expect((await place(buyer, more)).body.msg).toBe("order.changed");
    expect((await place(buyer, { ...payable, currency: "USD" })).body.msg).toBe("order.changed");
  });

  it("a line that is gone is named", async () => {
    const { buyer, variant } = await ready();
    const { payable } = (await buyer.checkout()).totals;
    await setStock(backend(), variant, { stock: 5, reserved: 5 });
    const { status, body } = await place(buyer, payable);
    expect([status, body.msg]).toEqual([409, "order.sold_out"]);
    const { lines } = (await buyer.call("user/carts")).body;
    expect(body.params).toEqual({ name: lines[0].product.name });
    expect(Object.keys(body.errors)).toEqual([variant]);
    expect(await ordersOf(backend(), buyer.userId)).toEqual([]);
  });

  it("of several lines the one that is gone is named, and what is put aside stops nobody", async () => {
    const [one = "", two = "", aside = ""] = await findVariants(backend(), 3);
    for (const id of [one, two, aside]) await setStock(backend(), id, { stock: 10, reserved: 0 });
    const buyer = await readyBuyer(backend(), [
      [aside, 1],
      [one, 1],
      [two, 1],
    ]);
    await buyer.change({ type: "later", variant_id: aside, later: true });
    const { payable } = (await buyer.checkout()).totals;
    for (const id of [two, aside]) await setStock(backend(), id, { stock: 5, reserved: 5 });
    const { body } = await place(buyer, payable);
    expect([body.msg, Object.keys(body.errors)]).toEqual(["order.sold_out", [two]]);
    await setStock(backend(), two, { stock: 10, reserved: 0 });
    expect((await place(buyer, payable)).status).toBe(200);
    await setStock(backend(), aside, { stock: 10, reserved: 0 });
  });

  it("an empty cart is told so", async () => {
    const buyer = await Buyer.come(backend());
    const { status, body } = await place(buyer, { amount: 0, currency: "IRR" });
    expect([status, body.msg]).toEqual([409, "order.empty"]);
  });

  it("a step of the checkout without an answer is named", async () => {
    const [variant = ""] = await findVariants(backend(), 1);
    const buyer = await Buyer.come(backend());
    await buyer.add(variant, 1);
    const { status, body } = await place(buyer);
    expect([status, body.msg]).toEqual([400, "error.bad_request"]);
    expect(Object.keys(body.errors)).toEqual(["address"]);
  });

  it("the last use of a coupon is given once", async () => {
    const code = await giveCoupon(backend(), { kind: "percent", percent: 10, usageLimit: 1 });
    const [one, two] = [(await ready()).buyer, (await ready()).buyer];
    for (const buyer of [one, two]) await buyer.change({ type: "coupon", code });
    const seen = (await two.checkout()).totals.payable;
    expect((await place(one)).status).toBe(200);
    expect((await place(two, seen)).body.msg).toBe("order.changed");
    expect(await ordersOf(backend(), two.userId)).toEqual([]);
  });

  it("an op_id that has named somebody else's payment is refused, and nothing is placed", async () => {
    const [one, two] = [(await ready()).buyer, (await ready()).buyer];
    const taken = newId();
    expect((await place(one, undefined, taken)).status).toBe(200);
    const { status, body } = await place(two, undefined, taken);
    expect([status, body.msg]).toEqual([400, "error.bad_request"]);
    expect(await ordersOf(backend(), two.userId)).toEqual([]);
  });

  it.each([
    [{}],
    [{ op_id: "x", payable: { amount: 1, currency: "IRR" } }],
    [{ op_id: opId, payable: { amount: 1.5, currency: "IRR" } }],
    [{ op_id: opId, payable: { amount: "1000", currency: "IRR" } }],
    [{ op_id: opId, payable: { amount: 1000, currency: "GBP" } }],
  ])("%j is not understood", async (body) => {
    const { buyer } = await ready();
    const { status } = await buyer.call("user/orders", "POST", body);
    expect(status).toBe(400);
    expect(await ordersOf(backend(), buyer.userId)).toEqual([]);
  });
});
