import type { Services } from "../../services";
import type { Gateway, Hint } from "./gateways/gateway";
import { logGatewayCall } from "./initiate-payment";
import { findByRefId, isUndecided, type PaymentRow } from "./payment-row";
import { readRefId } from "./ref-id";
import { checkPayment } from "./settle-payment";

/** Each check is a call to the bank; nobody returns more often than this. */
const checksPerMinute = 10;
const minuteMs = 60_000;

/**
 * A browser comes back from a gateway. What it brings is a hint; what counts is the gateway's answer about
 * the authority that we keep. Answers the payment as it is then; undefined where there is none of that name.
 */
export async function handleReturn(
  services: Services,
  gatewayId: string,
  query: URLSearchParams,
): Promise<PaymentRow | undefined> {
  const refId = readRefId(query.get("p") ?? "");
  const payment = refId ? await findByRefId(services.database, refId) : undefined;
  const gateway = services.gateways.get(gatewayId);
  if (!payment || payment.gateway !== gatewayId || !gateway) return payment;
  if (!isUndecided(payment)) return payment;
  const allowance = { key: payment.id, limit: checksPerMinute, windowMs: minuteMs };
  if ((await services.rateLimiter.take({ purpose: "payment.return", ...allowance })) > 0) {
    return payment;
  }
  const hint = readHint(gateway, payment, query);
  await services.database.run((q) =>
    logGatewayCall(
      q,
      payment.id,
      "callback",
      { status: null, body: { hint } },
      services.clock.now(),
    ),
  );
  return checkPayment(services, payment, hint);
}

/** A return with somebody else's authority says nothing of this payment: then the gateway is only asked. */
function readHint(gateway: Gateway, payment: PaymentRow, query: URLSearchParams): Hint {
  const { authority, hint } = gateway.parseReturn(query);
  return authority !== null && authority !== payment.authority ? "unknown" : hint;
}
