import { and, asc, eq, gt, inArray, lte } from "drizzle-orm";
import { payments } from "../../db/tables/payments";
import type { Job } from "../../jobs/job";
import type { Services } from "../../services";
import { checkDue } from "./check-due";
import type { Gateway } from "./gateways/gateway";
import { logGatewayFailure } from "./initiate-payment";
import { findByAuthority, hasArrived, type PaymentRow } from "./payment-row";
import { checkPayment } from "./settle-payment";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Checked at once; each may wait for its bank. */
const atOnce = 5;
const max = 100;

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
      .limit(max),
  );
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
      const payment = await database.run((q) => findByAuthority(q, gateway.id, authority));
      if (payment && !hasArrived(payment)) await checkPayment(services, payment, "ok");
    }
  } catch (error) {
    await logGatewayFailure(services, recent, "inquiry", error);
  }
}
