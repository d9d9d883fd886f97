import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { signature } from "#dev/sandbox-bank/send-webhook";
import { providePayingShop, webhookSecret } from "../../../tests/support/paying-shop";
import { payments, sandboxSessions } from "../../db/tables/payments";
import { checkDue } from "./check-due";
import {
  booksOf,
  makeWaitingOrder,
  reconcile,
  startOf,
  type WaitingOrder,
} from "./waiting-order.fixture";

const shop = providePayingShop();
const minute = 60_000;
const day = 24 * 60 * minute;

/** An order whose shopper chose a way to pay that takes days, at Stripe. */
async function delayed(): Promise<WaitingOrder> {
  const made = await makeWaitingOrder(shop(), { currency: "USD" });
  const { redirect_url } = await startOf(shop(), made, { gateway: "stripe" });
  await shop().visit(await shop().press(redirect_url, "in-bank"));
  // The bank tells of that by itself, and the shop asks then: a test's own event comes after.
  const heard = async () => (await booksOf(shop(), made)).said.map(({ kind }) => kind);
  await expect.poll(heard).toEqual(expect.arrayContaining(["webhook", "inquiry"]));
  return made;
}

const paymentOf = async (made: WaitingOrder) => {
  const { payment } = await booksOf(shop(), made);
  if (!payment) throw new Error("There is no payment.");
  return payment;
};

/** The money arrives at the bank, which tells nobody. */
async function arrive(made: WaitingOrder) {
  const { authority } = await paymentOf(made);
  await shop().shop.database.run((q) =>
    q
      .update(sandboxSessions)
      .set({ status: "paid" })
      .where(eq(sandboxSessions.authority, authority ?? "")),
  );
}

async function tell(made: WaitingOrder, eventId: string): Promise<number> {
  const { authority } = await paymentOf(made);
  const body = JSON.stringify({
    id: eventId,
    type: "checkout.session.async_payment_succeeded",
    data: { object: { id: authority } },
  });
  const seconds = Math.floor(shop().clock.now().getTime() / 1000);
  const { status } = await shop().call("payment/webhook/stripe", {
    method: "POST",
    headers: { "Stripe-Signature": signature(body, seconds, webhookSecret) },
    body,
  });
  return status;
}

describe("a webhook whose gateway does not answer the question", () => {
  it("is taken, and its payment asked about until there is an answer, also after days", async () => {
    const made = await delayed();
    shop().clock.advance(3 * day);
    await arrive(made);
    shop().hurry(1);
    expect(await tell(made, "evt_away")).toBe(200);
    expect((await paymentOf(made)).status).toBe("pending");
    for (let round = 0; round < 3; round++) {
      shop().clock.advance(15 * minute);
      await reconcile(shop());
      expect((await paymentOf(made)).status).toBe("pending");
    }
    shop().hurry(15_000);
    shop().clock.advance(15 * minute);
    await reconcile(shop());
    expect(await paymentOf(made)).toMatchObject({ status: "success", nextCheckAt: null });
  });

  it("loses nothing where the process dies between the event and the answer", async () => {
    const made = await delayed();
    await arrive(made);
    const gateway = shop().backend.services.gateways.get("stripe");
    if (!gateway) throw new Error("There is no such gateway.");
    const died = vi.spyOn(gateway, "inquire").mockRejectedValueOnce(new Error("killed"));
    expect(await tell(made, "evt_killed")).toBe(500);
    expect(await tell(made, "evt_killed")).toBe(200);
    expect(died).toHaveBeenCalledTimes(1);
    died.mockRestore();
    expect((await paymentOf(made)).status).toBe("pending");
    shop().clock.advance(15 * minute);
    await reconcile(shop());
    expect((await paymentOf(made)).status).toBe("success");
  });

  it("makes its payment due in the event's own transaction", async () => {
    const made = await delayed();
    const { id } = await paymentOf(made);
    await shop().shop.database.run((q) =>
      q.update(payments).set({ nextCheckAt: null }).where(eq(payments.id, id)),
    );
    const gateway = shop().backend.services.gateways.get("stripe");
    if (!gateway) throw new Error("There is no such gateway.");
    let dueWhileAsked: Date | null = null;
    const asked = vi.spyOn(gateway, "inquire").mockImplementationOnce(async () => {
      dueWhileAsked = (await paymentOf(made)).nextCheckAt;
      throw new Error("killed");
    });
    await tell(made, "evt_due");
    asked.mockRestore();
    expect(dueWhileAsked).not.toBeNull();
  });
});

describe("payments.md 5.0 a payment that may still be paid", () => {
  it("is asked about daily for a month, then given up", async () => {
    const made = await delayed();
    shop().clock.advance(30 * minute);
    await reconcile(shop());
    for (let passed = 1; passed <= 30; passed++) {
      shop().clock.advance(day);
      await reconcile(shop());
      expect((await paymentOf(made)).status).toBe("pending");
    }
    shop().clock.advance(day);
    await reconcile(shop());
    expect((await paymentOf(made)).status).toBe("expired");
  });

  it("is settled by a daily check where no webhook came at all", async () => {
    const made = await delayed();
    shop().clock.advance(6 * day);
    await reconcile(shop());
    await arrive(made);
    shop().clock.advance(day);
    await reconcile(shop());
    expect((await paymentOf(made)).status).toBe("success");
  });
});

describe("a check that comes late", () => {
  it("leaves a payment alone that was settled since it came due", async () => {
    const made = await makeWaitingOrder(shop(), { currency: "USD" });
    const { redirect_url } = await startOf(shop(), made, { gateway: "stripe" });
    const due = await paymentOf(made);
    await shop().visit(await shop().press(redirect_url, "webhook-first"));
    const settled = await paymentOf(made);
    expect(settled).toMatchObject({ status: "success", nextCheckAt: null });
    await checkDue(shop().backend.services, { ...due, checks: settled.checks });
    expect(await paymentOf(made)).toMatchObject({ checks: settled.checks, nextCheckAt: null });
  });
});
