import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { inLosAngeles, inTehran } from "../address/addresses.fixture";
import { findVariants } from "../cart/cart.fixture";
import { Buyer } from "./checkout.fixture";

const shop = provideTestBackend();

async function buyerInTehran(): Promise<Buyer> {
  const buyer = await Buyer.come(shop());
  const [variant = ""] = await findVariants(shop(), 1);
  await buyer.add(variant);
  await buyer.choose({ address_id: await buyer.addAddress(inTehran), shipping: "post" });
  return buyer;
}

describe("choices that can't be kept", () => {
  it.each([
    [{ shipping: "express" }, { shipping: ["checkout.shipping_gone"] }],
    [{ shipping: "nothing" }, { shipping: ["checkout.shipping_gone"] }],
    [{ payment: "stripe" }, { payment: ["checkout.payment_gone"] }],
  ])("%j is refused, and nothing changes", async (choice, errors) => {
    const buyer = await buyerInTehran();
    const before = await buyer.checkout();
    const { status, body } = await buyer.choose({ note: "new", ...choice });
    expect([status, body.errors]).toEqual([400, errors]);
    expect(await buyer.checkout()).toEqual(before);
  });

  it("cash at the door is refused where the way does not take it", async () => {
    const buyer = await Buyer.come(shop(), "en");
    await buyer.choose({
      address_id: await buyer.addAddress(inLosAngeles),
      shipping: "standard",
    });
    expect((await buyer.choose({ payment: "cod" })).status).toBe(400);
  });

  it("a way to send is refused before there is an address", async () => {
    const buyer = await Buyer.come(shop());
    expect((await buyer.choose({ shipping: "post" })).status).toBe(400);
  });

  it.each([
    { payment: "gold" },
    { address_id: 1 },
    { note: "a".repeat(501) },
    { shipping: "a".repeat(41) },
  ])("%j is not understood", async (choice) => {
    const buyer = await buyerInTehran();
    const before = await buyer.checkout();
    expect((await buyer.choose(choice)).status).toBe(400);
    expect(await buyer.checkout()).toEqual(before);
  });
});

describe("checkouts are their owner's", () => {
  it("somebody else's address is 404, as one that never was", async () => {
    const other = await Buyer.come(shop());
    const theirs = await other.addAddress(inTehran);
    const buyer = await buyerInTehran();
    const before = await buyer.checkout();
    for (const address_id of [theirs, randomUUID(), "1", ""]) {
      expect((await buyer.choose({ address_id })).status).toBe(404);
    }
    expect(await buyer.checkout()).toEqual(before);
    expect((await other.checkout()).assumed.address).toBe("default");
  });

  it("a visitor has none", async () => {
    expect((await shop().call("user/checkout")).status).toBe(401);
    const init = { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } };
    expect((await shop().call("user/checkout", init)).status).toBe(401);
  });
});
