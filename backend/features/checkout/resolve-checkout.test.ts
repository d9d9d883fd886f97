import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { ApiError } from "../../http/errors";
import { inTehran } from "../address/addresses.fixture";
import { defaultHoldingLimits } from "../orders/holding/holding-limits";
import { openGateways } from "../payments/gateways/open-gateways";
import { Buyer } from "./checkout.fixture";
import { resolveCheckout } from "./resolve-checkout";

const shop = provideTestBackend();
const gateways = openGateways({});

/** What the placing of an order gets of a buyer's checkout. */
function settle(userId: string, more: { unitPrice?: number; freeShipping?: boolean } = {}) {
  const { unitPrice = 1_000_000, freeShipping } = more;
  return shop().shop.database.transaction((q) =>
    resolveCheckout({ gateways, holdingLimits: defaultHoldingLimits }, q, {
      userId,
      lang: "fa",
      lines: [{ qty: 2, unitPrice }],
      freeShipping,
      now: shop().clock.now(),
    }),
  );
}

async function missingStep(userId: string): Promise<string[]> {
  const error = await settle(userId).catch((thrown: unknown) => thrown);
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
