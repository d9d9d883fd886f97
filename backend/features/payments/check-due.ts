import { and, eq, isNotNull } from "drizzle-orm";
import { payments } from "../../db/tables/payments";
import type { Services } from "../../services";
import { lockOrder } from "../orders/states/lock-order";
import { nextCheckAt, retryAt } from "./check-times";
import { isOpen, isUndecided, lockPayment, type PaymentRow } from "./payment-row";
import { endPayment, tryCheck } from "./settle-payment";

/**
 * Asks about a payment whose `nextCheckAt` has come, and says when next. Until it has its answer the payment
 * stays due again soon: a gateway that is away and a process that dies in between cost nothing but time.
 */
export async function checkDue(services: Services, due: PaymentRow): Promise<void> {
  const claimed = await claim(services, due);
  if (!claimed) return;
  const checked = await tryCheck(services, claimed, "unknown");
  if (checked) await scheduleNext(services, claimed, checked);
  if (isOpen(checked ?? claimed)) await endOverdue(services, claimed);
}

/**
 * Puts the next check off before this one, so that two processes don't ask about the same payment. One that was
 * settled since it came due has no next check, and gets none.
 */
async function claim({ database, clock }: Services, { id, createdAt, checks }: PaymentRow) {
  const [claimed] = await database.run((q) =>
    q
      .update(payments)
      .set({ checks: checks + 1, nextCheckAt: retryAt(createdAt, clock.now()) })
      .where(and(eq(payments.id, id), eq(payments.checks, checks), isNotNull(payments.nextCheckAt)))
      .returning(),
  );
  return claimed;
}

/** Leaves alone what a webhook has made due meanwhile. */
async function scheduleNext(
  { database, clock }: Services,
  { id, createdAt, nextCheckAt: retry }: PaymentRow,
  checked: PaymentRow,
): Promise<void> {
  if (!retry) return;
  const next = isUndecided(checked) ? nextCheckAt(createdAt, clock.now(), isOpen(checked)) : null;
  await database.run((q) =>
    q
      .update(payments)
      .set({ nextCheckAt: next })
      .where(and(eq(payments.id, id), eq(payments.nextCheckAt, retry))),
  );
}

/** Ends what no gateway will say more of: it was never reached, its time is over, or it was asked often enough. */
async function endOverdue(
  { database, clock, gateways }: Services,
  { id, orderId }: PaymentRow,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (q) => {
    await lockOrder(q, orderId);
    const payment = await lockPayment(q, id);
    if (!isOpen(payment) || payment.gateway === "cod") return;
    if (payment.authority === null) return void (await endPayment(q, payment, "failed"));
    const closes = gateways.get(payment.gateway)?.abandon === undefined;
    const overdue = closes && payment.expiresAt !== null && payment.expiresAt <= now;
    if (overdue || payment.nextCheckAt === null) await endPayment(q, payment, "expired");
  });
}
