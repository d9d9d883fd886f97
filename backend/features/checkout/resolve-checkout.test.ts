import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import type { PlaceOrderInput } from "../../contract/checkout";
import { ApiError } from "../../http/errors";
import { newId } from "../../ports/ids";
import { inTehran } from "../address/addresses.fixture";
import { findVariants } from "../cart/cart.fixture";
import { defaultHoldingLimits } from "../orders/holding/holding-limits";
import { openGateways } from "../payments/gateways/open-gateways";
import { Buyer } from "./checkout.fixture";
import { readChoices, resolveCheckout } from "./resolve-checkout";

const shop = provideTestBackend();
const gateways = openGateways({});

interface More {
  unitPrice?: number;
  freeShipping?: boolean;
  agreed?: PlaceOrderInput["agreed"];
}

/** What the placing of an order gets of a buyer's checkout. */
function settle(userId: string, { unitPrice = 1_000_000, freeShipping, agreed }: More = {}) {
  return shop().shop.database.run(async (q) =>
    resolveCheckout(
      { gateways },
      {
        choices: await readChoices({ holdingLimits: defaultHoldingLimits }, q, userId),
        userId,
        lang: "fa",
        lines: [{ qty: 2, unitPrice }],
        freeShipping,
        agreed,
        now: shop().clock.now(),
      },
    ),
  );
}

async function missingStep(userId: string, more?: More): Promise<string[]> {
  const error = await settle(userId, more).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error("It was settled.");
  return Object.keys(error.details.errors ?? {});
}

describe("what an order takes over of its checkout (decisions 18)", () => {
  it("names the first step without an answer", async () => {
    const buyer = await Buyer.come(shop());
    expect(await missingStep(buyer.userId)).toEqual(["address"]);
    await buyer.choose({ address_id: await buyer.addAddress(inTehran) });
    expect(await missingStep(buyer.userId)).toEqual(["shipping"]);
    await buyer.choose({ shipping: "courier" });
    expect(await missingStep(buyer.userId)).toEqual(["payment"]);
  });

  it("copies the address, the way with its days and price, the gateway and the note", async () => {
    const buyer = await Buyer.come(shop());
    await buyer.choose({ address_id: await buyer.addAddress(inTehran), shipping: "courier" });
    await buyer.choose({ payment: "cod", note: "زنگ دوم" });
    expect(await settle(buyer.userId)).toMatchObject({
      address: { recipient_phone: "+98 9121234567", iso2: "IR", city: { name: "تهران" } },
      shipping: {
        code: "courier",
        name: { en: "Courier in Tehran", fa: "پیک تهران" },
        price: 1_200_000,
        from: "2026-03-21",
        to: "2026-03-22",
      },
      gateway: "cod",
      note: "زنگ دوم",
    });
  });

  it.each([
    [{ unitPrice: 9_999_990 }, 850_000],
    [{ unitPrice: 10_000_000 }, 0],
    [{ freeShipping: true }, 0],
  ])("%j is sent for %i rials, by the lines of the moment", async (more, price) => {
    const buyer = await Buyer.come(shop());
    await buyer.choose({ address_id: await buyer.addAddress(inTehran), shipping: "post" });
    await buyer.choose({ payment: "cod" });
    expect((await settle(buyer.userId, more)).shipping.price).toBe(price);
  });
});

describe("what a checkout assumes holds for an order only as far as it was seen (0129)", () => {
  it("names the step whose assumed answer was not agreed to, or was another", async () => {
    const buyer = await Buyer.come(shop());
    const address_id = await buyer.addAddress(inTehran);
    await buyer.choose({ shipping: "courier", payment: "cod" });
    expect(await missingStep(buyer.userId)).toEqual(["address"]);
    expect(await missingStep(buyer.userId, { agreed: { address_id: newId() } })).toEqual([
      "address",
    ]);
    expect(await settle(buyer.userId, { agreed: { address_id } })).toMatchObject({
      address: { recipient_name: inTehran.recipient_name },
      shipping: { code: "courier" },
    });
  });

  it("how to pay may be answered with the placing, as far as it is offered", async () => {
    const buyer = await Buyer.come(shop());
    await buyer.choose({ address_id: await buyer.addAddress(inTehran), shipping: "courier" });
    expect(await missingStep(buyer.userId, { agreed: { payment: "stripe" } })).toEqual(["payment"]);
    const settled = await settle(buyer.userId, { agreed: { payment: "cod" } });
    expect(settled.gateway).toBe("cod");
  });

  it("an agreed answer never takes the place of a given one", async () => {
    const buyer = await Buyer.come(shop());
    await buyer.choose({ address_id: await buyer.addAddress(inTehran) });
    await buyer.choose({ shipping: "courier", payment: "cod" });
    const settled = await settle(buyer.userId, { agreed: { shipping: "post" } });
    expect(settled.shipping.code).toBe("courier");
  });

  it("an order by the last one's answers takes what was seen", async () => {
    const buyer = await Buyer.come(shop());
    const address_id = await buyer.addAddress(inTehran);
    const [variant = ""] = await findVariants(shop(), 1);
    await buyer.add(variant, 1);
    await buyer.choose({ address_id, shipping: "courier" });
    await buyer.choose({ payment: "zarinpal" });
    const { payable } = (await buyer.checkout()).totals;
    const first = await buyer.call("user/orders", "POST", { op_id: newId(), payable });
    expect(first.status).toBe(200);

    await buyer.add(variant, 1);
    const again = await buyer.checkout();
    expect(again).toMatchObject({
      next: "review",
      address: { id: address_id },
      shipping: { code: "courier" },
      payment: { gateway: "zarinpal" },
      assumed: { address: "default", shipping: "last", payment: "last" },
    });
    const sent = { op_id: newId(), payable: again.totals.payable };
    const unseen = await buyer.call("user/orders", "POST", sent);
    expect([unseen.status, Object.keys(unseen.body.errors)]).toEqual([400, ["address"]]);
    const agreed = { address_id, shipping: "courier", payment: "zarinpal" };
    const seen = await buyer.call("user/orders", "POST", { ...sent, agreed });
    expect(seen.status).toBe(200);
  });
});
