import { z } from "zod";
import type {
  Gateway,
  GatewayResult,
  NewPaymentAttempt,
  NewRefund,
  PaymentAttempt,
  RefundAnswer,
} from "../gateway";
import type { GatewaySettings } from "../gateway-settings";
import { GatewayRefused, GatewayUnreachable, type HttpClient } from "../http-client";
import { openStripeCalls, type StripeAnswer } from "./call-stripe";
import { checkSignature } from "./check-signature";
import { resultOf, type Session, session } from "./session";
import { readWebhookEvent } from "./webhook-event";

/** Stripe takes half an hour at least; a minute more, for clocks that differ. */
const lifetimeS = 31 * 60;
/** Languages that Stripe's page speaks; Persian is none of them. */
const locales = ["de", "en", "es", "fr", "it", "ja", "tr", "zh"];

/** Stripe's Checkout Sessions (payments 5.2): dollars and euros, and a page of Stripe's own that needs JavaScript. */
export function openStripe(
  settings: NonNullable<GatewaySettings["stripe"]>,
  httpClient: HttpClient,
): Gateway {
  const { webhookSecrets, sandbox } = settings;
  const { get, post } = openStripeCalls(settings, httpClient);

  async function start(attempt: NewPaymentAttempt) {
    const answer = await post(
      "/v1/checkout/sessions",
      sessionFields(attempt),
      attempt.idempotencyKey,
    );
    const { id, url, expires_at } = sessionOf(answer);
    if (!url) throw new GatewayRefused(answer.exchange, "the session has no page");
    const expiresAt = new Date(expires_at * 1000);
    return { authority: id, redirectUrl: url, expiresAt, exchange: answer.exchange };
  }

  async function retrieve(attempt: PaymentAttempt): Promise<GatewayResult> {
    const query = "expand[]=payment_intent.latest_charge";
    const answer = await get(`${pathOf(attempt.authority)}?${query}`);
    if (answer.status === 404) return { state: "failed", exchange: answer.exchange };
    return resultOf(sessionOf(answer), attempt, answer.exchange);
  }

  /**
   * A refund that Stripe knows is asked about: its answer to a key stays the first one, and is forgotten after a day, so that
   * the same once more would be another refund.
   */
  async function refund(wanted: NewRefund): Promise<RefundAnswer> {
    if (wanted.ref) return readRefund(await get(`/v1/refunds/${encodeURIComponent(wanted.ref)}`));
    const made = wanted.again && (await findRefund(wanted));
    if (made) return made;
    return readRefund(await post("/v1/refunds", refundFields(wanted), wanted.idempotencyKey));
  }

  async function findRefund({ bankRef, idempotencyKey }: NewRefund) {
    const query = new URLSearchParams({ payment_intent: bankRef ?? "", limit: "100" });
    const { status, body, exchange } = await get(`/v1/refunds?${query}`);
    const known = refundList.safeParse(body).data?.data ?? [];
    const made = known.find(({ metadata }) => metadata?.refund_id === idempotencyKey);
    return made && readRefund({ status, body: made, exchange });
  }

  return {
    id: "stripe",
    currencies: ["USD", "EUR"],
    needsScript: !sandbox,
    sandbox,
    start,
    parseReturn: (query) => ({
      authority: query.get("session_id"),
      hint: query.has("canceled") ? "canceled" : "ok",
    }),
    verify: retrieve,
    inquire: retrieve,
    abandon: async (authority) => {
      const { status, exchange } = await post(`${pathOf(authority)}/expire`, {});
      return { abandoned: status === 200, exchange };
    },
    refund,
    parseWebhook: (rawBody, headers, now) => {
      const header = headers.get("Stripe-Signature") ?? "";
      if (!checkSignature(rawBody, header, webhookSecrets, now)) return null;
      return readWebhookEvent(rawBody);
    },
  };
}

const pathOf = (authority: string) => `/v1/checkout/sessions/${encodeURIComponent(authority)}`;

/** The session of an answer; any other answer is one that this shop's settings have earned. */
function sessionOf({ status, body, exchange }: StripeAnswer): Session {
  if (status !== 200) throw new GatewayRefused(exchange, `HTTP ${status}`);
  const parsed = session.safeParse(body);
  if (!parsed.success) throw new GatewayUnreachable(parsed.error);
  return parsed.data;
}

/** One summed line, so that discounts can't drift by rounding. */
function sessionFields(attempt: NewPaymentAttempt) {
  const metadata = { payment_id: attempt.paymentId, order: attempt.order };
  return {
    mode: "payment",
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: attempt.currency.toLowerCase(),
          unit_amount: attempt.amount,
          product_data: { name: attempt.description },
        },
      },
    ],
    client_reference_id: attempt.refId,
    metadata,
    payment_intent_data: { metadata },
    customer_email: attempt.email ?? undefined,
    locale: locales.find((locale) => locale === attempt.lang) ?? "auto",
    success_url: `${attempt.returnUrl}&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: attempt.cancelUrl,
    expires_at: Math.floor(attempt.now.getTime() / 1000) + lifetimeS,
  };
}

function refundFields({ bankRef, amount, idempotencyKey }: NewRefund) {
  return {
    payment_intent: bankRef ?? undefined,
    amount,
    reason: "requested_by_customer",
    metadata: { refund_id: idempotencyKey },
  };
}

const refundList = z.object({
  data: z.array(z.looseObject({ metadata: z.record(z.string(), z.string()).nullish() })),
});

function readRefund({ status, body, exchange }: StripeAnswer): RefundAnswer {
  const fields = body as { id?: unknown; status?: unknown } | null;
  if (status !== 200 || typeof fields?.id !== "string")
    return { state: "manual", ref: null, exchange };
  const { status: word } = fields;
  const isOver = word === "failed" || word === "canceled";
  const state = word === "succeeded" ? "done" : isOver ? "manual" : "pending";
  return { state, ref: fields.id, exchange };
}
