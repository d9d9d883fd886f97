import { eq, like } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { providePayingShop } from "../../../tests/support/paying-shop";
import { payments, sandboxSessions } from "../../db/tables/payments";
import { newId } from "../../ports/ids";
import { giveStock } from "../orders/order.fixture";
import { place, readyBuyer } from "../orders/placing/buyer.fixture";
import { askToPay, booksOf, makeWaitingOrder, startOf } from "./waiting-order.fixture";

const test = providePayingShop();
const atOnce = 30;

/** The charges that the bank was asked for with this reference. */
const chargesOf = (refId: string) =>
  test().shop.database.run((q) =>
    q
      .select()
      .from(sandboxSessions)
      .where(like(sandboxSessions.callbackUrl, `%${refId}%`)),
  );

const zarinpal = () => {
  const gateway = test().backend.services.gateways.get("zarinpal");
  if (!gateway) throw new Error("There is no such gateway.");
  return gateway;
};

describe("one start that is sent many times at once", () => {
  it("opens one charge at the gateway, and all are led there", async () => {
    const made = await makeWaitingOrder(test());
    const opId = newId();
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () => askToPay(test(), made, { opId })),
    );
    const [{ body }] = answers as [(typeof answers)[number]];
    expect(body).toMatchObject({ status: "pending", redirect_url: expect.any(String) });
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body });
    expect(await chargesOf(body.ref_id)).toHaveLength(1);
  });

  it("that fails is told to all, and was tried once", async () => {
    const made = await makeWaitingOrder(test(), { payable: 150_003 });
    const asked = vi.spyOn(zarinpal(), "start");
    const opId = newId();
    const answers = await Promise.all([1, 2, 3, 4].map(() => askToPay(test(), made, { opId })));
    expect(answers.map(({ body }) => body.status)).toEqual(Array(4).fill("failed"));
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  it("whose process died on the way is taken over, once", async () => {
    const made = await makeWaitingOrder(test());
    const opId = newId();
    const { ref_id } = await startOf(test(), made, { opId });
    await test().shop.database.run((q) =>
      q
        .update(payments)
        .set({ status: "created", authority: null, redirectUrl: null })
        .where(eq(payments.refId, ref_id)),
    );
    const asked = vi.spyOn(zarinpal(), "start");
    const waiting = Promise.all([1, 2, 3, 4].map(() => askToPay(test(), made, { opId })));
    const other = await askToPay(test(), made);
    expect(other.body.msg).toBe("payment.pending");
    expect(asked).not.toHaveBeenCalled();
    test().clock.advance(35_000);
    const answers = await waiting;
    expect(new Set(answers.map(({ body }) => body.redirect_url)).size).toBe(1);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect((await booksOf(test(), made)).attempts).toHaveLength(1);
  });
});

it("thirty identical placings are one order with one charge at its gateway", async () => {
  const variant = await giveStock(test(), 50);
  const buyer = await readyBuyer(test(), [[variant, 1]]);
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
