import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { shippingMethods } from "../../../db/tables/checkouts";
import { users } from "../../../db/tables/users";
import { newId } from "../../../ports/ids";
import { findVariants, setStock } from "../../cart/cart.fixture";
import type { Buyer } from "../../checkout/checkout.fixture";
import {
  askToPay,
  makeWaitingOrder,
  type WaitingOrder,
} from "../../payments/waiting-order.fixture";
import { stockOf } from "../order.fixture";
import { ordersOf, place, readyBuyer } from "../placing/buyer.fixture";

const limits = { openPerUser: 9, openPerAddress: 9, codPerUser: 1 };
const backend = provideTestBackend({ holdingLimits: limits }, 4);
let variant: string;

beforeEach(async () => {
  [variant = ""] = await findVariants(backend(), 1);
  await setStock(backend(), variant, { stock: 10, reserved: 0 });
});

const gateways = async (buyer: Buyer) =>
  (await buyer.checkout()).payment_options.map(({ gateway }) => gateway);

/** Nobody has proven the phone of this account. */
async function unprove({ userId }: Pick<Buyer, "userId">): Promise<void> {
  await backend().shop.database.run((q) =>
    q.update(users).set({ phoneVerifiedAt: null }).where(eq(users.id, userId)),
  );
}

describe("cash on delivery takes pieces at once, so not everybody may", () => {
  it("without a proven phone it is not offered, says why, and can't be forced", async () => {
    const buyer = await readyBuyer(backend(), [[variant, 1]]);
    await buyer.choose({ payment: "cod" });
    await unprove(buyer);
    expect(await gateways(buyer)).toEqual(["zarinpal"]);
    expect(await buyer.checkout()).toMatchObject({
      cash_refused: "phone",
      payment: { gateway: "zarinpal" },
      assumed: { payment: "only" },
      next: "review",
    });
    const chosen = await buyer.choose({ payment: "cod" });
    expect([chosen.status, chosen.body.errors]).toEqual([
      400,
      { payment: ["checkout.payment_gone"] },
    ]);
    const { payable } = (await buyer.checkout()).totals;
    for (const agreed of [undefined, { payment: "cod" }]) {
      const placed = await buyer.call("user/orders", "POST", { op_id: newId(), payable, agreed });
      expect([placed.status, placed.body.errors]).toEqual([
        400,
        { payment: ["checkout.payment_missing"] },
      ]);
    }
    expect(await ordersOf(backend(), buyer.userId)).toEqual([]);
    expect(await stockOf(backend(), variant)).toEqual({ stock: 10, reserved: 0 });
  });

  it("while so many orders of a user are unpaid, no further one goes that way", async () => {
    const buyer = await readyBuyer(backend(), [[variant, 1]]);
    await buyer.choose({ payment: "cod" });
    expect((await place(buyer)).status).toBe(200);
    await buyer.add(variant);
    const { addresses } = await buyer.checkout();
    await buyer.choose({ address_id: addresses[0]?.id, shipping: "post" });
    expect(await buyer.checkout()).toMatchObject({ cash_refused: "open_orders" });
    expect(await gateways(buyer)).toEqual(["zarinpal"]);
  });

  it("where the way to send takes no cash anyway, nothing is said of it", async () => {
    const buyer = await readyBuyer(backend(), [[variant, 1]], "en");
    await unprove(buyer);
    expect(await buyer.checkout()).toMatchObject({ cash_refused: null });
  });

  it("two waiting orders of a user turned into cash at the same moment: one goes", async () => {
    const one = await waiting();
    const other = await waiting(one);
    const answers = await Promise.all(
      [one, other].map((order) => askToPay(backend(), order, { gateway: "cod", token: one.token })),
    );
    expect(answers.map(({ status, body }) => [status, body.msg ?? body.status]).sort()).toEqual([
      [200, "pending"],
      [409, "payment.not_offered"],
    ]);
  });

  it("an order that waits is not turned into cash without a proven phone", async () => {
    const made = await waiting();
    await unprove(made);
    const { status, body } = await askToPay(backend(), made, { gateway: "cod" });
    expect([status, body.msg]).toEqual([409, "payment.not_offered"]);
  });
});

/** An order that waits for its money, sent by a way that takes cash; of the same owner where one is given. */
async function waiting(owner?: WaitingOrder): Promise<WaitingOrder> {
  const method = { code: "test.cash", name: { en: "Courier" }, zones: [], codAllowed: ["IR"] };
  await backend().shop.database.run((q) =>
    q.insert(shippingMethods).values(method).onConflictDoNothing(),
  );
  return makeWaitingOrder(backend(), { shipping: method.code, ...(owner && { owner }) });
}
