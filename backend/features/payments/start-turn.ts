import { setTimeout as wait } from "node:timers/promises";
import { and, eq, isNull, lte, or } from "drizzle-orm";
import { payments } from "../../db/tables/payments";
import type { Services } from "../../services";
import type { PaymentRow } from "./payment-row";

/** A gateway is waited for 15 s, and tried twice at most: who needs longer has died. */
const turnMs = 35_000;
const lookEveryMs = 100;

/** Until when the one who begins now has the gateway to themselves. */
export function turnFrom(now: Date): Date {
  return new Date(now.getTime() + turnMs);
}

/** Whether somebody is on the way to the gateway with it. */
export function isStarting({ status, startingUntil }: PaymentRow, now: Date): boolean {
  return status === "created" && startingUntil !== null && startingUntil > now;
}

/**
 * Waits while another request, perhaps of another process, asks the gateway for this payment's page. Answers
 * the payment once that is decided; `mine` where the other never came back and the turn is the caller's.
 */
export async function awaitTurn(
  { database, clock }: Services,
  { id }: PaymentRow,
): Promise<{ payment: PaymentRow; mine: boolean }> {
  const patience = performance.now() + turnMs;
  for (;;) {
    const now = clock.now();
    const [taken] = await database.run((q) =>
      q
        .update(payments)
        .set({ startingUntil: turnFrom(now) })
        .where(and(eq(payments.id, id), eq(payments.status, "created"), isFree(now)))
        .returning(),
    );
    if (taken) return { payment: taken, mine: true };
    const [payment] = await database.run((q) =>
      q.select().from(payments).where(eq(payments.id, id)),
    );
    if (!payment) throw new Error(`There is no payment ${id}.`);
    if (payment.status !== "created" || performance.now() > patience) {
      return { payment, mine: false };
    }
    await wait(lookEveryMs);
  }
}

const isFree = (now: Date) => or(isNull(payments.startingUntil), lte(payments.startingUntil, now));
