import type { BankSession } from "./ledger";

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** The object that Stripe's calls and webhooks carry, its payment expanded. */
export function toCheckoutSession(session: BankSession, pageUrl: string) {
  const { authority, amount, currency, details, expiresAt, createdAt, status } = session;
  const open = status === "new";
  return {
    id: authority,
    object: "checkout.session",
    mode: "payment",
    livemode: false,
    created: seconds(createdAt),
    expires_at: seconds(expiresAt),
    status: open ? "open" : isOver(status) ? "expired" : "complete",
    payment_status: isPaid(status) ? "paid" : "unpaid",
    amount_total: amount,
    currency: currency.toLowerCase(),
    client_reference_id: details.clientReference ?? null,
    metadata: details.metadata ?? {},
    payment_intent: intentOf(session),
    success_url: session.callbackUrl,
    cancel_url: details.cancelUrl ?? null,
    url: open ? `${pageUrl}/c/pay/${authority}` : null,
  };
}

/** The payment of a session that got past its page. */
export function intentOf({ authority, amount, currency, status }: BankSession) {
  if (status === "new" || isOver(status)) return null;
  const last4 = "4242";
  return {
    id: authority.replace("cs_test_", "pi_"),
    object: "payment_intent",
    amount,
    currency: currency.toLowerCase(),
    status: intentStatus(status),
    latest_charge: isPaid(status)
      ? {
          id: authority.replace("cs_test_", "ch_"),
          object: "charge",
          payment_method_details: { type: "card", card: { brand: "visa", last4 } },
        }
      : null,
  };
}

function intentStatus(status: BankSession["status"]) {
  if (isPaid(status)) return "succeeded";
  return status === "in_bank" ? "processing" : "requires_payment_method";
}

const isPaid = (status: BankSession["status"]) => status === "paid" || status === "verified";
const isOver = (status: BankSession["status"]) => status === "expired" || status === "canceled";
