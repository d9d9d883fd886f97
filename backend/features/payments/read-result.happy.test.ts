import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { orders } from "../../db/tables/orders";
import { paymentEvents, payments } from "../../db/tables/payments";
import { newId } from "../../ports/ids";
import {
  giveStock,
  type MadeOrder,
  makeOrder,
  makeShopper,
  unitPrice,
} from "../orders/order.fixture";
import { readPayments, readResult } from "./read-result";

const backend = provideTestBackend();
const minute = 60_000;
let made: MadeOrder;
let refId: string;

beforeEach(async () => {
  const userId = await makeShopper(backend());
  const variant = await giveStock(backend(), 5);
  made = await makeOrder(backend(), { userId, lines: [[variant, 1]] });
  refId = (await change({})).refId;
});

const run: ReturnType<typeof backend>["shop"]["database"]["run"] = (work) =>
  backend().shop.database.run(work);

async function change(values: Partial<typeof payments.$inferInsert>) {
  const isThis = eq(payments.id, made.paymentId);
  await run((q) =>
    q
      .update(payments)
      .set({ attempt: 1, ...values })
      .where(isThis),
  );
  const [row] = await run((q) => q.select().from(payments).where(isThis));
  if (!row) throw new Error("There is no payment.");
  return row;
}

const changeOrder = (values: Partial<typeof orders.$inferInsert>) =>
  run((q) => q.update(orders).set(values).where(eq(orders.id, made.id)));
const read = (userId: string | null = made.userId) =>
  readResult(backend().backend.services, refId, userId);
const at = (ms: number) => new Date(backend().clock.now().getTime() + ms);

describe("what became of a payment", () => {
  it("is the word alone for who only has the reference, another shopper too", async () => {
    const other = await makeShopper(backend());
    for (const reader of [null, other]) {
      expect(await read(reader)).toMatchObject({
        ...{ ref_id: refId, status: "pending", lang: "fa", receipt: null, order: null },
      });
    }
    expect(await read()).toMatchObject({
      receipt: { ref_id: refId, amount: { amount: unitPrice, currency: "IRR" } },
      order: { number: made.number, state: "awaiting_payment" },
    });
    await expect(
      readResult(backend().backend.services, "0".repeat(16), null),
    ).rejects.toMatchObject({
      code: "error.not_found",
    });
  });

  it("lets its owner pay again while the order waits, and not a moment longer", async () => {
    const again = async () => (await read()).order?.can_pay_again;
    expect(await again()).toBe(true);
    await changeOrder({ expiresAt: at(1) });
    expect(await again()).toBe(true);
    await changeOrder({ expiresAt: at(0) });
    expect(await again()).toBe(false);
    await changeOrder({ expiresAt: null });
    expect(await again()).toBe(true);
    await change({ status: "success" });
    expect(await again()).toBe(false);
    await change({ status: "failed" });
    expect(await again()).toBe(true);
    await changeOrder({ state: "canceled" });
    expect(await again()).toBe(false);
  });

  it("says whether its gateway was reached; cash has none to reach", async () => {
    await change({ authority: null });
    expect((await read()).reached).toBe(false);
    await change({ authority: "A1" });
    expect((await read()).reached).toBe(true);
    await change({ authority: null, gateway: "cod" });
    expect((await read()).reached).toBe(true);
  });

  it.each(["created", "pending"] as const)(
    "is looked at again for two minutes while it is %s",
    async (status) => {
      await change({ status, createdAt: at(-2 * minute + 1) });
      expect((await read()).recheck).toBe(true);
      await change({ createdAt: at(-2 * minute) });
      expect((await read()).recheck).toBe(false);
    },
  );

  it.each(["failed", "success", "canceled"] as const)(
    "is not looked at again: %s",
    async (status) => {
      await change({ status });
      expect((await read()).recheck).toBe(false);
    },
  );

  it("is looked at again from the first time that its shopper came back, and not for cash", async () => {
    await change({ createdAt: at(-60 * minute) });
    const note = (kind: "callback" | "request", when: Date) =>
      run((q) =>
        q.insert(paymentEvents).values({ paymentId: made.paymentId, kind, body: {}, at: when }),
      );
    await note("request", at(0));
    expect((await read()).recheck).toBe(false);
    await note("callback", at(-2 * minute + 1));
    await note("callback", at(0));
    expect((await read()).recheck).toBe(true);
    backend().clock.advance(1);
    expect((await read()).recheck).toBe(false);
    await change({ createdAt: at(0), gateway: "cod" });
    expect((await read()).recheck).toBe(false);
  });
});

describe("the attempts to pay an order", () => {
  it("come newest first, and lead to the gateway's page only while it waits", async () => {
    const redirectUrl = "https://bank.example/1";
    const first = await change({ status: "failed", redirectUrl, verifiedAt: at(0), bankRef: "T1" });
    await run((q) =>
      q.insert(payments).values({
        ...{ refId: newId().replaceAll("-", "").slice(0, 16).toUpperCase(), orderId: made.id },
        ...{ gateway: "zarinpal", currency: "IRR", amount: 5, status: "pending", attempt: 2 },
        ...{ idempotencyKey: newId(), redirectUrl, createdAt: at(minute), cardMask: "6037" },
      }),
    );
    const shown = await run((q) => readPayments(q, made.id));
    expect(shown).toMatchObject([
      { status: "pending", redirect_url: redirectUrl, card: "6037", verified_at: null },
      { status: "failed", redirect_url: null, bank_ref: "T1", verified_at: at(0).toISOString() },
    ]);
    expect(shown[1]?.at).toBe(first.createdAt.toISOString());
  });
});
