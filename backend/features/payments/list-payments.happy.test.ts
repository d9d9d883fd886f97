import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { payments, refunds } from "../../db/tables/payments";
import { newId } from "../../ports/ids";
import { giveStock, type MadeOrder, makeOrder, makeShopper } from "../orders/order.fixture";
import { listPayments } from "./list-payments";
import { readStaffPayments } from "./read-staff-payments";
import { readLeft } from "./received";

const backend = provideTestBackend();
const run: ReturnType<typeof backend>["shop"]["database"]["run"] = (work) =>
  backend().shop.database.run(work);

async function waiting(): Promise<MadeOrder> {
  backend().clock.advance(1_000);
  const userId = await makeShopper(backend());
  return makeOrder(backend(), { userId, lines: [[await giveStock(backend(), 3), 1]] });
}

const change = ({ paymentId }: MadeOrder, values: Partial<typeof payments.$inferInsert>) =>
  run((q) => q.update(payments).set(values).where(eq(payments.id, paymentId)));

const addPayment = ({ id }: MadeOrder, values: Partial<typeof payments.$inferInsert>) =>
  run((q) =>
    q.insert(payments).values({
      ...{ refId: newId().replaceAll("-", "").slice(-16).toUpperCase(), orderId: id, attempt: 2 },
      ...{ gateway: "zarinpal", currency: "IRR", amount: 100, status: "success" },
      ...{ idempotencyKey: newId(), ...values },
    }),
  );

it("the last payments of the shop come newest first, or those of a status", async () => {
  const [one, two, three] = [await waiting(), await waiting(), await waiting()];
  await change(two, { status: "failed", bankRef: "T2" });
  const numbersOf = async (...wanted: Parameters<typeof listPayments>) =>
    (await listPayments(...wanted)).map(({ order }) => order);
  const { database } = backend().shop;
  expect(await numbersOf(database, { limit: 3 })).toEqual(
    [three, two, one].map(({ number }) => number),
  );
  expect(await numbersOf(database, { limit: 1 })).toEqual([three.number]);
  const [failed] = await listPayments(database, { status: "failed", limit: 1 });
  expect(failed).toMatchObject({ order: two.number, gateway: "zarinpal", bankRef: "T2" });
});

it("staff see what came of each attempt, by the gateway's word", async () => {
  const made = await waiting();
  await change(made, { status: "review", receivedAmount: 0, receivedCurrency: "IRR" });
  await addPayment(made, { receivedAmount: 90, receivedCurrency: "USD" });
  await addPayment(made, { attempt: 3, status: "failed" });
  const shown = await run((q) => readStaffPayments(q, made.id));
  expect(shown.map(({ received, uncaptured, status }) => [status, received, uncaptured])).toEqual([
    ["failed", null, false],
    ["success", { amount: 90, currency: "USD" }, false],
    ["review", { amount: 0, currency: "IRR" }, true],
  ]);
});

it("what is left of an order's money is what came in its currency, less what went back", async () => {
  const made = await waiting();
  const left = () => run((q) => readLeft(q, made.id));
  expect(await left()).toBe(0);
  const now = backend().clock.now();
  await change(made, { status: "success", verifiedAt: now, amount: 1_000 });
  expect(await left()).toBe(1_000);
  await change(made, { receivedAmount: 900, receivedCurrency: "IRR" });
  await addPayment(made, { status: "review", receivedAmount: 50, receivedCurrency: "IRR" });
  await addPayment(made, { attempt: 3, receivedAmount: 70, receivedCurrency: "USD" });
  await addPayment(made, {
    attempt: 4,
    status: "failed",
    receivedAmount: 7,
    receivedCurrency: "IRR",
  });
  expect(await left()).toBe(950);
  const giveBack = (amount: number, status: "done" | "pending") =>
    run((q) =>
      q.insert(refunds).values({
        ...{ orderId: made.id, paymentId: made.paymentId, amount, status },
        ...{ method: "manual", idempotencyKey: newId() },
      }),
    );
  await giveBack(300, "pending");
  await giveBack(200, "done");
  expect(await left()).toBe(750);
});
