import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { coupons } from "../../db/tables/carts";
import { inLosAngeles, inParis, inTehran } from "../address/addresses.fixture";
import { findVariants, setPrice } from "../cart/cart.fixture";
import { Buyer } from "./checkout.fixture";
import { deleteCheckout } from "./resolve-checkout";

const shop = provideTestBackend();

async function buyerWith(lang: string, price: number, qty = 1): Promise<Buyer> {
  const buyer = await Buyer.come(shop(), lang);
  const [variant = ""] = await findVariants(shop(), 1);
  await setPrice(shop(), variant, price, lang === "fa" ? "IRR" : "USD");
  await buyer.add(variant, qty);
  return buyer;
}

const codes = (options: { code: string }[]) => options.map(({ code }) => code);
const gateways = (options: { gateway: string }[]) => options.map(({ gateway }) => gateway);

describe("the way to an order (decisions 18)", () => {
  it("asks for one answer after the other and keeps each", async () => {
    const buyer = await buyerWith("fa", 5_000_000);
    expect(await buyer.checkout()).toMatchObject({
      next: "address",
      address: null,
      shipping_options: [],
      shipping: null,
      payment: null,
      totals: { shipping: null, payable: { amount: 5_000_000, currency: "IRR" } },
    });

    const id = await buyer.addAddress(inTehran);
    expect(await buyer.checkout()).toMatchObject({
      next: "payment",
      address: { id },
      shipping: { code: "post", price: { amount: 850_000 } },
      assumed: { address: "default", shipping: "cheapest" },
    });
    const addressed = (await buyer.choose({ address_id: id })).body;
    expect(addressed).toMatchObject({
      next: "payment",
      address: { id },
      assumed: { address: null, shipping: "cheapest" },
    });
    expect(codes(addressed.shipping_options)).toEqual(["post", "courier"]);

    const sent = (await buyer.choose({ shipping: "courier" })).body;
    expect(sent).toMatchObject({
      next: "payment",
      shipping: { code: "courier", name: "پیک تهران", price: { amount: 1_200_000 } },
      totals: { shipping: { amount: 1_200_000 }, payable: { amount: 6_200_000 } },
    });
    expect(gateways(sent.payment_options)).toEqual(["zarinpal", "cod"]);

    const paid = (await buyer.choose({ payment: "zarinpal", note: "  زنگ بزنید  " })).body;
    expect(paid).toMatchObject({ next: "review", note: "زنگ بزنید" });
    expect(await buyer.checkout()).toEqual(paid);
  });

  it("says when it should arrive, in working days of the shop's zone", async () => {
    const buyer = await buyerWith("fa", 5_000_000);
    await buyer.choose({ address_id: await buyer.addAddress(inTehran) });
    // Saturday, 21 March 2026, half past three in the afternoon in Tehran.
    expect((await buyer.checkout()).shipping_options).toMatchObject([
      { code: "post", from: "2026-03-23", to: "2026-03-26" },
      { code: "courier", from: "2026-03-21", to: "2026-03-22" },
    ]);
  });

  it.each([
    [19_999_990, 850_000],
    [20_000_000, 0],
  ])("goods for %i rials are sent for %i", async (price, expected) => {
    const buyer = await buyerWith("fa", price);
    await buyer.choose({ address_id: await buyer.addAddress(inTehran) });
    const { body } = await buyer.choose({ shipping: "post" });
    expect(body.totals.shipping.amount).toBe(expected);
    expect(body.totals.payable.amount).toBe(price + expected);
  });

  it("a coupon that pays for the way makes every way free", async () => {
    await shop().shop.database.run((q) =>
      q.insert(coupons).values({ code: "WAYFREE", kind: "free_shipping" }).onConflictDoNothing(),
    );
    const buyer = await buyerWith("fa", 1_000_000);
    await buyer.change({ type: "coupon", code: "WAYFREE" });
    await buyer.choose({ address_id: await buyer.addAddress(inTehran) });
    const { body } = await buyer.choose({ shipping: "courier" });
    expect(body.totals).toMatchObject({ shipping: { amount: 0 }, payable: { amount: 1_000_000 } });
  });

  it("tells the tax that the prices hold, the way's too (decisions 16)", async () => {
    const buyer = await buyerWith("fa", 10_150_000);
    await buyer.choose({ address_id: await buyer.addAddress(inTehran) });
    const { body } = await buyer.choose({ shipping: "post" });
    expect(body.totals.payable.amount).toBe(11_000_000);
    expect(body.totals.tax).toEqual([{ rate: 10, amount: { amount: 1_000_000, currency: "IRR" } }]);
  });

  it("offers what serves the place and the currency: cash at the door only where it goes", async () => {
    const buyer = await buyerWith("en", 2_000);
    await buyer.choose({ address_id: await buyer.addAddress(inLosAngeles) });
    const { body } = await buyer.choose({ shipping: "express" });
    expect(codes(body.shipping_options)).toEqual(["standard", "express"]);
    expect(gateways(body.payment_options)).toEqual(["stripe"]);
    await buyer.choose({ address_id: await buyer.addAddress(inParis) });
    expect(codes((await buyer.checkout()).shipping_options)).toEqual(["worldwide"]);
  });

  it("forgets an answer that is no longer possible, and takes the only one there is", async () => {
    const buyer = await buyerWith("fa", 5_000_000);
    await buyer.choose({ address_id: await buyer.addAddress(inTehran) });
    await buyer.choose({ shipping: "courier", payment: "cod" });
    expect((await buyer.checkout()).next).toBe("review");
    const shiraz = { ...inTehran, state_id: 36_407, city_id: 3_640_911 };
    const { body } = await buyer.choose({ address_id: await buyer.addAddress(shiraz) });
    expect(codes(body.shipping_options)).toEqual(["post"]);
    expect(body).toMatchObject({
      next: "review",
      shipping: { code: "post" },
      payment: { gateway: "cod" },
      assumed: { shipping: "only", payment: null },
    });
  });

  it("asks again for an answer that is no longer possible where there are others", async () => {
    const buyer = await buyerWith("en", 2_000);
    await buyer.choose({ address_id: await buyer.addAddress(inTehran) });
    await buyer.choose({ shipping: "post", payment: "cod" });
    const { body } = await buyer.choose({ address_id: await buyer.addAddress(inLosAngeles) });
    expect(codes(body.shipping_options)).toEqual(["standard", "express"]);
    expect(body).toMatchObject({ next: "shipping", shipping: null, payment: null });
  });

  it("loses a removed address, and nothing else", async () => {
    const buyer = await buyerWith("fa", 5_000_000);
    const id = await buyer.addAddress(inTehran);
    await buyer.choose({ address_id: id, note: "هر ساعتی" });
    await buyer.call(`user/addresses/${id}`, "DELETE");
    expect(await buyer.checkout()).toMatchObject({ next: "address", note: "هر ساعتی" });
  });

  it("goes on in the other language with its own currency and ways to pay", async () => {
    const buyer = await buyerWith("fa", 5_000_000);
    await buyer.choose({ address_id: await buyer.addAddress(inTehran) });
    await buyer.choose({ shipping: "post", payment: "zarinpal" });
    buyer.lang = "en";
    expect(await buyer.checkout()).toMatchObject({
      next: "payment",
      shipping: { code: "post", name: "Registered post", price: { amount: 990, currency: "USD" } },
      payment: null,
    });
  });

  it("starts anew once it is deleted", async () => {
    const buyer = await buyerWith("fa", 5_000_000);
    await buyer.choose({ address_id: await buyer.addAddress(inTehran), note: "x" });
    await shop().shop.database.run((q) => deleteCheckout(q, buyer.userId));
    expect(await buyer.checkout()).toMatchObject({
      next: "payment",
      note: null,
      assumed: { address: "default" },
    });
  });
});
