import { eq } from "drizzle-orm";
import { gatewayEvents, payments } from "../../db/tables/payments";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { checkDue } from "./check-due";
import type { Gateway, WebhookEvent } from "./gateways/gateway";
import { logGatewayCall } from "./initiate-payment";
import { findByAuthority, isUndecided, type PaymentRow } from "./payment-row";

/**
 * A gateway calls: the signature is checked on the raw bytes, an event that was taken before is done, and of
 * its facts nothing is believed but which payment to ask about (payments 5.2). Throws `error.bad_request`
 * for a wrong or old signature; what it throws before the event is
 * written makes the gateway call again.
 */
export async function handleWebhook(
  services: Services,
  gatewayId: string,
  rawBody: Buffer,
  headers: Headers,
): Promise<void> {
  const gateway = services.gateways.get(gatewayId);
  if (!gateway?.parseWebhook) throw new ApiError("error.not_found");
  const event = gateway.parseWebhook(rawBody, headers, services.clock.now());
  if (!event) throw new ApiError("error.bad_request");
  const due = await takeEvent(services, gateway.id, event);
  if (due) await checkDue(services, due);
}

/**
 * Writes the event down and makes its payment due in one transaction: from then on the check is made, by this
 * process or by the reconciler, whatever fails. Undefined where there is nothing to ask about, as with an event
 * that was taken before.
 */
async function takeEvent(
  { database, clock }: Services,
  gateway: Gateway["id"],
  { eventId, kind, authority }: WebhookEvent,
): Promise<PaymentRow | undefined> {
  const now = clock.now();
  return database.transaction(async (q) => {
    const taken = await q
      .insert(gatewayEvents)
      .values({ gateway, eventId, at: now })
      .onConflictDoNothing()
      .returning({ eventId: gatewayEvents.eventId });
    if (taken.length === 0 || !authority) return undefined;
    const known = await findByAuthority(q, gateway, authority);
    if (!known) return undefined;
    await logGatewayCall(q, known.id, "webhook", { status: null, body: { kind } });
    const isThis = eq(payments.id, known.id);
    // The browser's return may be settling it at this moment: what it comes to counts.
    const [payment] = await q.select().from(payments).where(isThis).for("update");
    if (!payment || !isUndecided(payment)) return undefined;
    const [due] = await q.update(payments).set({ nextCheckAt: now }).where(isThis).returning();
    return due;
  });
}
