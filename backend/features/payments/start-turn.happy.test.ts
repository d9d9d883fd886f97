import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { payments } from "../../db/tables/payments";
import { newId } from "../../ports/ids";
import { giveStock, makeOrder, makeShopper } from "../orders/order.fixture";
import type { PaymentRow } from "./payment-row";
import { awaitTurn, isStarting, turnFrom } from "./start-turn";

const backend = provideTestBackend();
const turnMs = 35_000;

/** A payment whose page nobody has yet. */
async function created(startingUntil: Date | null): Promise<PaymentRow> {
  const userId = await makeShopper(backend());
  const made = await makeOrder(backend(), { userId, lines: [[await giveStock(backend(), 3), 1]] });
  return change(made.paymentId, { status: "created", startingUntil });
}

async function change(id: string, values: Partial<PaymentRow>): Promise<PaymentRow> {
  const [row] = await backend().shop.database.run((q) =>
    q.update(payments).set(values).where(eq(payments.id, id)).returning(),
  );
  if (!row) throw new Error("There is no payment.");
  return row;
}

const at = (ms: number) => new Date(backend().clock.now().getTime() + ms);
const wait = (payment: PaymentRow) => awaitTurn(backend().backend.services, payment);

it("somebody is on the way to the gateway until their turn ends", () => {
  const now = new Date("2026-03-21T12:00:00Z");
  const later = new Date(now.getTime() + 1);
  const starting = (values: Partial<PaymentRow>) => isStarting(values as PaymentRow, now);
  expect(turnFrom(now).getTime() - now.getTime()).toBe(turnMs);
  expect(starting({ status: "created", startingUntil: later })).toBe(true);
  expect(starting({ status: "created", startingUntil: now })).toBe(false);
  expect(starting({ status: "created", startingUntil: null })).toBe(false);
  expect(starting({ status: "pending", startingUntil: later })).toBe(false);
});

it.each([
  ["nobody has begun", null],
  ["whoever had begun never came back", 0],
])("where %s the turn is the caller's", async (_why, endsIn) => {
  const payment = await created(endsIn === null ? null : at(endsIn));
  const { mine, payment: taken } = await wait(payment);
  expect([mine, taken.startingUntil]).toEqual([true, at(turnMs)]);
});

it("who waits gets the payment as the other one left it", async () => {
  const payment = await created(at(turnMs));
  const waiting = wait(payment);
  await change(payment.id, { status: "pending", redirectUrl: "https://bank.example/1" });
  expect(await waiting).toMatchObject({
    mine: false,
    payment: { status: "pending", redirectUrl: "https://bank.example/1" },
  });
});

it("there is no turn of a payment that is not there", async () => {
  const payment = await created(null);
  await expect(wait({ ...payment, id: newId() })).rejects.toThrow("There is no payment");
});
