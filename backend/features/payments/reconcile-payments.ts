import { and, asc, eq, gt, inArray, lte } from "drizzle-orm";
import { payments } from "../../db/tables/payments";
import type { Job } from "../../jobs/job";
import type { Services } from "../../services";
import { lockOrder } from "../orders/states/lock-order";
import { checkPayment, noteFailure } from "./check-payment";
import { nextCheckAt } from "./check-times";
import type { Gateway } from "./gateways/gateway";
import { findByAuthority, isOpen, isUndecided, lockPayment, type PaymentRow } from "./payment-row";
import { endPayment } from "./settle-payment";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Checked at once; each may wait for its bank. */
const atOnce = 5;
const atMost = 100;

/** Asks the gateways about payments of which nobody came back to tell (payments 5.0). */
export function reconcilerOf(services: Services): Job {
  return {
    name: "payments",
    everyMs: minuteMs,
    run: async () => {
      await reconcilePayments(services);
    },
  };
}

/** One round: what is due, then what the gateways say was paid and not settled. Answers how many were asked about. */
export async function reconcilePayments(services: Services): Promise<number> {
  const due = await readDue(services);
  for (let at = 0; at < due.length; at += atOnce) {
    await Promise.all(due.slice(at, at + atOnce).map((payment) => checkDue(services, payment)));
  }
  for (const gateway of services.gateways.values()) await checkUnsettled(services, gateway);
  return due.length;
}

function readDue({ database, clock }: Services): Promise<PaymentRow[]> {
  return database.run((q) =>
    q
      .select()
      .from(payments)
      .where(lte(payments.nextCheckAt, clock.now()))
      .orderBy(asc(payments.nextCheckAt))
      .limit(atMost),
  );
}

async function checkDue(services: Services, due: PaymentRow): Promise<void> {
  const claimed = await claim(services, due);
  if (!claimed) return;
  const checked = await checkPayment(services, claimed, "unknown");
  if (isOpen(checked)) await endOverdue(services, checked);
}

/** Puts the next check off before this one, so that two processes don't ask about the same payment. */
async function claim({ database, clock }: Services, { id, createdAt, checks }: PaymentRow) {
  const made = checksUntil(createdAt, checks, clock.now());
  const [claimed] = await database.run((q) =>
    q
      .update(payments)
      .set({ checks: made, nextCheckAt: nextCheckAt(createdAt, made) })
      .where(and(eq(payments.id, id), eq(payments.checks, checks)))
      .returning(),
  );
  return claimed;
}

/** Checks that were missed while no process ran are one. */
function checksUntil(createdAt: Date, checks: number, now: Date): number {
  let made = checks + 1;
  for (let next = nextCheckAt(createdAt, made); next && next <= now; ) {
    made += 1;
    next = nextCheckAt(createdAt, made);
  }
  return made;
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

/** A paid charge that was never settled is given back by the bank, so its feed is read each time there may be one. */
async function checkUnsettled(services: Services, gateway: Gateway): Promise<void> {
  const { database, clock } = services;
  if (!gateway.listUnsettled) return;
  const since = new Date(clock.now().getTime() - dayMs);
  const [recent] = await database.run((q) =>
    q
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.gateway, gateway.id),
          inArray(payments.status, ["pending", "failed", "canceled", "expired"]),
          gt(payments.createdAt, since),
        ),
      )
      .limit(1),
  );
  if (!recent) return;
  try {
    for (const authority of await gateway.listUnsettled()) {
      const payment = await findByAuthority(database, gateway.id, authority);
      if (payment && isUndecided(payment)) await checkPayment(services, payment, "ok");
    }
  } catch (error) {
    await noteFailure(services, recent, "inquiry", error);
  }
}
