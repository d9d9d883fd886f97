import { createHmac } from "node:crypto";
import type { Bank } from "./bank";
import { type BankSession, randomName } from "./ledger";
import { toCheckoutSession } from "./stripe-session";

const timeoutMs = 10_000;

/** Tells the shop of an event as Stripe does: signed, with the session in it. A shop that is away is not asked again. */
export async function sendWebhook(
  bank: Bank,
  type: string,
  session: BankSession,
  eventId = `evt_${randomName(24)}`,
): Promise<void> {
  const created = Math.floor(bank.clock.now().getTime() / 1000);
  const body = JSON.stringify({
    id: eventId,
    object: "event",
    type,
    created,
    livemode: false,
    data: { object: toCheckoutSession(session, bank.pageUrl()) },
  });
  const { url, secret } = bank.webhook;
  await fetch(url(), {
    method: "POST",
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Stripe-Signature": signature(body, created, secret),
    },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** The header that goes with a body. */
export function signature(body: string, time: number, secret: string): string {
  const v1 = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${v1}`;
}
