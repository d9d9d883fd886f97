import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { providePayingShop } from "../../../tests/support/paying-shop";
import { orders } from "../../db/tables/orders";
import { payments } from "../../db/tables/payments";
import { checkDue } from "./check-due";
import { booksOf, makeWaitingOrder, startOf, type WaitingOrder } from "./waiting-order.fixture";

const shop = providePayingShop();
const minute = 60_000;
afterEach(() => vi.restoreAllMocks());

type Gateway = "zarinpal" | "stripe";

/** A payment at its gateway, which says each time that nothing is decided. */
async function undecided(gateway: Gateway): Promise<WaitingOrder> {
  const made = await makeWaitingOrder(shop(), { currency: gateway === "zarinpal" ? "IRR" : "USD" });
  await startOf(shop(), made, { gateway });
  const pending = { state: "pending", exchange: { status: 200, body: {} } } as const;
  const found = shop().backend.services.gateways.get(gateway);
  if (!found) throw new Error("There is no such gateway.");
  vi.spyOn(found, "inquire").mockResolvedValue(pending);
  return made;
}

async function paymentOf(made: WaitingOrder) {
  const { payment } = await booksOf(shop(), made);
  if (!payment) throw new Error("There is no payment.");
  return payment;
}

const change = ({ id }: WaitingOrder, values: Partial<typeof payments.$inferInsert>) =>
  shop().shop.database.run((q) => q.update(payments).set(values).where(eq(payments.orderId, id)));
const check = async (made: WaitingOrder) =>
  checkDue(shop().backend.services, await paymentOf(made));
const at = (ms: number) => new Date(shop().clock.now().getTime() + ms);

describe("a payment that is due for a question", () => {
  it("is counted, and due again when its time comes", async () => {
    const made = await undecided("zarinpal");
    const { createdAt } = await paymentOf(made);
    shop().clock.advance(2 * minute);
    await check(made);
    const { status, checks, nextCheckAt } = await paymentOf(made);
    expect([status, checks]).toEqual(["pending", 1]);
    expect(nextCheckAt?.getTime()).toBe(createdAt.getTime() + 5 * minute);
  });

  it("is asked about once by two who saw it due, and by nobody once it is not", async () => {
    const made = await undecided("zarinpal");
    const due = await paymentOf(made);
    const gateway = shop().backend.services.gateways.get("zarinpal");
    const { services } = shop().backend;
    await Promise.all([checkDue(services, due), checkDue(services, due)]);
    expect(gateway?.inquire).toHaveBeenCalledTimes(1);
    await change(made, { nextCheckAt: null });
    await check(made);
    expect(gateway?.inquire).toHaveBeenCalledTimes(1);
  });

  it("ends as expired at the end of its time, where its gateway's page closes by itself", async () => {
    const made = await undecided("zarinpal");
    await change(made, { expiresAt: at(1) });
    await check(made);
    expect(await paymentOf(made)).toMatchObject({ status: "pending" });
    await change(made, { expiresAt: at(0) });
    await check(made);
    expect(await paymentOf(made)).toMatchObject({ status: "expired" });
    expect((await booksOf(shop(), made)).order?.paymentStatus).toBe("expired");
  });

  it("has no end where it names none, nor at a gateway whose page the shop has to close", async () => {
    const endless = await undecided("zarinpal");
    await change(endless, { expiresAt: null });
    await check(endless);
    expect(await paymentOf(endless)).toMatchObject({ status: "pending" });
    const open = await undecided("stripe");
    await change(open, { expiresAt: at(-minute) });
    await check(open);
    expect(await paymentOf(open)).toMatchObject({ status: "pending" });
  });

  it("has failed where it never reached its gateway", async () => {
    const made = await undecided("zarinpal");
    await change(made, { authority: null, expiresAt: at(minute) });
    await check(made);
    expect(await paymentOf(made)).toMatchObject({ status: "failed" });
  });

  it("is left alone where it is cash, or ended meanwhile", async () => {
    const cash = await undecided("zarinpal");
    await change(cash, { gateway: "cod", authority: null, expiresAt: at(-minute) });
    await check(cash);
    expect(await paymentOf(cash)).toMatchObject({ status: "pending" });
    const ended = await undecided("zarinpal");
    await change(ended, { status: "canceled", expiresAt: at(-minute) });
    await shop().shop.database.run((q) =>
      q.update(orders).set({ paymentStatus: "canceled" }).where(eq(orders.id, ended.id)),
    );
    await check(ended);
    expect(await paymentOf(ended)).toMatchObject({ status: "canceled" });
  });
});
