import { eq, like } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { providePayingShop } from "../../../tests/support/paying-shop";
import { payments, sandboxSessions } from "../../db/tables/payments";
import { newId } from "../../ports/ids";
import { giveStock } from "../orders/order.fixture";
import { place, readyBuyer } from "../orders/placing/buyer.fixture";
import { askToPay, booksOf, makeWaitingOrder, startOf } from "./waiting-order.fixture";

const shop = providePayingShop();
const atOnce = 30;

/** The charges that the bank was asked for with this reference. */
const chargesOf = (refId: string) =>
  shop().shop.database.run((q) =>
    q
      .select()
      .from(sandboxSessions)
      .where(like(sandboxSessions.callbackUrl, `%${refId}%`)),
  );

const zarinpal = () => {
  const gateway = shop().backend.services.gateways.get("zarinpal");
  if (!gateway) throw new Error("There is no such gateway.");
  return gateway;
};

describe("one start that is sent many times at once", () => {
  it("opens one charge at the gateway, and all are led there", async () => {
    const made = await makeWaitingOrder(shop());
    const opId = newId();
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () => askToPay(shop(), made, { opId })),
    );
    const [{ body }] = answers as [(typeof answers)[number]];
    expect(body).toMatchObject({ status: "pending", redirect_url: expect.any(String) });
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body });
    expect(await chargesOf(body.ref_id)).toHaveLength(1);
  });

  it("that fails is told to all, and was tried once", async () => {
    const made = await makeWaitingOrder(shop(), { payable: 150_003 });
    const asked = vi.spyOn(zarinpal(), "start");
    const opId = newId();
    const answers = await Promise.all([1, 2, 3, 4].map(() => askToPay(shop(), made, { opId })));
    expect(answers.map(({ body }) => body.status)).toEqual(Array(4).fill("failed"));
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  it("whose process died on the way is taken over, once", async () => {
    const made = await makeWaitingOrder(shop());
    const opId = newId();
    const { ref_id } = await startOf(shop(), made, { opId });
    await shop().shop.database.run((q) =>
      q
        .update(payments)
        .set({ status: "created", authority: null, redirectUrl: null })
        .where(eq(payments.refId, ref_id)),
    );
    const asked = vi.spyOn(zarinpal(), "start");
    const waiting = Promise.all([1, 2, 3, 4].map(() => askToPay(shop(), made, { opId })));
    const other = await askToPay(shop(), made);
    expect(other.body.msg).toBe("payment.pending");
    expect(asked).not.toHaveBeenCalled();
    shop().clock.advance(35_000);
    const answers = await waiting;
    expect(new Set(answers.map(({ body }) => body.redirect_url)).size).toBe(1);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect((await booksOf(shop(), made)).attempts).toHaveLength(1);
  });
});

it("thirty identical placings are one order with one charge at its gateway", async () => {
  const variant = await giveStock(shop(), 50);
  const buyer = await readyBuyer(shop(), [[variant, 1]]);
  const { totals } = await buyer.checkout();
  const opId = newId();
  const answers = await Promise.all(
    Array.from({ length: atOnce }, () => place(buyer, totals.payable, opId)),
  );
  const [{ body }] = answers as [(typeof answers)[number]];
  expect(body.payment).toMatchObject({ status: "pending" });
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body });
  expect(await chargesOf(body.payment.ref_id)).toHaveLength(1);
});
