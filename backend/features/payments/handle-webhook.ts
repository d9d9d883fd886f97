import { and, eq } from "drizzle-orm";
import { gatewayEvents } from "../../db/tables/payments";
import { CallError } from "../../http/errors";
import type { Services } from "../../services";
import { checkPayment } from "./check-payment";
import type { WebhookEvent } from "./gateways/gateway";
import { noteExchange } from "./note-exchange";
import { findByAuthority } from "./payment-row";

/**
 * A gateway calls: the signature is checked on the raw bytes, an event that was taken before is done, and of
 * its facts nothing is believed but which payment to ask about (payments 5.2). Throws `error.bad_request`
 * for a wrong or old signature; whatever else it throws makes the gateway call again.
 */
export async function handleWebhook(
  services: Services,
  gatewayId: string,
  rawBody: Buffer,
  headers: Headers,
): Promise<void> {
  const gateway = services.gateways.get(gatewayId);
  if (!gateway?.parseWebhook) throw new CallError("error.not_found");
  const event = gateway.parseWebhook(rawBody, headers, services.clock.now());
  if (!event) throw new CallError("error.bad_request");
  if (!(await takeEvent(services, gatewayId, event))) return;
  try {
    await checkByEvent(services, gateway.id, event);
  } catch (error) {
    await forgetEvent(services, gatewayId, event);
    throw error;
  }
}

async function checkByEvent(
  services: Services,
  gatewayId: "zarinpal" | "stripe",
  { authority, kind }: WebhookEvent,
): Promise<void> {
  const { database } = services;
  const payment = authority ? await findByAuthority(database, gatewayId, authority) : undefined;
  if (!payment) return;
  await database.run((q) =>
    noteExchange(q, payment.id, "webhook", { status: null, body: { kind } }),
  );
  await checkPayment(services, payment, "unknown");
}

/** False where the event was taken before. */
async function takeEvent(
  { database, clock }: Services,
  gateway: string,
  { eventId }: WebhookEvent,
): Promise<boolean> {
  const taken = await database.run((q) =>
    q
      .insert(gatewayEvents)
      .values({ gateway, eventId, at: clock.now() })
      .onConflictDoNothing()
      .returning({ eventId: gatewayEvents.eventId }),
  );
  return taken.length > 0;
}

/** So that it is not lost: the gateway sends it again. */
async function forgetEvent(
  { database }: Services,
  gateway: string,
  { eventId }: WebhookEvent,
): Promise<void> {
  await database.run((q) =>
    q
      .delete(gatewayEvents)
      .where(and(eq(gatewayEvents.gateway, gateway), eq(gatewayEvents.eventId, eventId))),
  );
}
