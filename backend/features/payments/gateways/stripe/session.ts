import { z } from "@hono/zod-openapi";
import type { Exchange, GatewayResult, GatewayState, PaymentAttempt, Received } from "../gateway";

const charge = z.object({
  payment_method_details: z
    .object({ card: z.object({ last4: z.string().nullish() }).nullish() })
    .nullish(),
});
const intent = z.object({
  id: z.string(),
  status: z.string().nullish(),
  latest_charge: z.union([z.string(), charge]).nullish(),
});

/** A Checkout Session, as far as it matters here. */
export const session = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.enum(["open", "complete", "expired"]).nullable(),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  expires_at: z.number().int(),
  payment_intent: z.union([z.string(), intent]).nullish(),
});
export type Session = z.infer<typeof session>;

/** What a session says of a charge: paid counts only where amount, currency and reference are ours (payments 5.2). */
export function resultOf(
  session: Session,
  attempt: PaymentAttempt,
  exchange: Exchange,
): GatewayResult {
  const state = stateOf(session);
  if (state !== "success") return { state, exchange };
  const received = receivedOf(session, attempt);
  if (received.amount === 0) return { state: "uncaptured", exchange };
  return {
    state: isOurs(session, attempt) ? "success" : "mismatch",
    received,
    bankRef: intentOf(session)?.id,
    cardMask: maskOf(session),
    exchange,
  };
}

/** A slow way of paying that came to nothing after the page was done. */
const refusedIntents = new Set(["requires_payment_method", "canceled"]);

function stateOf(session: Session): GatewayState {
  const { status, payment_status } = session;
  if (status === "expired") return "expired";
  if (status !== "complete") return "pending";
  if (payment_status !== "unpaid") return "success";
  return refusedIntents.has(intentOf(session)?.status ?? "") ? "failed" : "pending";
}

/** Nothing where no payment was required. */
function receivedOf({ amount_total, currency }: Session, attempt: PaymentAttempt): Received {
  return { amount: amount_total ?? 0, currency: currency?.toUpperCase() ?? attempt.currency };
}

function isOurs(session: Session, { amount, currency, refId }: PaymentAttempt): boolean {
  return (
    session.amount_total === amount &&
    session.currency?.toUpperCase() === currency &&
    session.client_reference_id === refId
  );
}

function intentOf({ payment_intent: intent }: Session) {
  if (!intent) return undefined;
  return typeof intent === "string" ? { id: intent, status: null, latest_charge: null } : intent;
}

function maskOf(session: Session): string | undefined {
  const charge = intentOf(session)?.latest_charge;
  if (!charge || typeof charge === "string") return undefined;
  const last4 = charge.payment_method_details?.card?.last4;
  return last4 ? `************${last4}` : undefined;
}
