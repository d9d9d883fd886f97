import type { Services } from "../../services";
import type { Hint } from "./gateways/gateway";
import { logGatewayFailure } from "./log-gateway-failure";
import { attemptOf, isUndecided, type PaymentRow } from "./payment-row";
import { queryPayment } from "./query-payment";
import { settlePayment } from "./settle-payment";

/**
 * The one check that every way back calls: the return, a webhook, the reconciler (decisions 18). Asks the
 * gateway outside of any transaction and settles what it says; a gateway that can't be asked changes
 * nothing. Answers the payment as it is then.
 */
export async function checkPayment(
  services: Services,
  payment: PaymentRow,
  hint: Hint,
): Promise<PaymentRow> {
  return (await tryCheck(services, payment, hint)) ?? payment;
}

/** The same check; null where the gateway gave no answer. */
export async function tryCheck(
  services: Services,
  payment: PaymentRow,
  hint: Hint,
): Promise<PaymentRow | null> {
  const gateway = services.gateways.get(payment.gateway);
  const attempt = attemptOf(payment);
  if (!gateway || !attempt || !isUndecided(payment)) return payment;
  try {
    return await settlePayment(services, payment, await queryPayment(gateway, attempt, hint));
  } catch (error) {
    await logGatewayFailure(services, payment, "inquiry", error);
    return null;
  }
}
