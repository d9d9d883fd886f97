import type { Services } from "../../services";
import { askGateway } from "./ask-gateway";
import type { Hint } from "./gateways/gateway";
import { GatewayRefused, GatewayUnreachable } from "./gateways/wire";
import { type ExchangeKind, noteExchange } from "./note-exchange";
import { chargeOf, isUndecided, type PaymentRow } from "./payment-row";
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
  const gateway = services.gateways.get(payment.gateway);
  const charge = chargeOf(payment);
  if (!gateway || !charge || !isUndecided(payment)) return payment;
  try {
    return await settlePayment(services, payment, await askGateway(gateway, charge, hint));
  } catch (error) {
    await noteFailure(services, payment, "inquiry", error);
    return payment;
  }
}

/** Writes down that a gateway could not be asked; anything else that went wrong goes on to the caller. */
export async function noteFailure(
  { database, log }: Services,
  { id, refId, gateway }: PaymentRow,
  kind: ExchangeKind,
  error: unknown,
): Promise<void> {
  if (!(error instanceof GatewayUnreachable || error instanceof GatewayRefused)) throw error;
  await database.run((q) => noteExchange(q, id, kind, error.exchange));
  const fields = { err: error, refId, gateway };
  if (error instanceof GatewayRefused) log.error(fields, "the gateway refuses the shop");
  else log.warn(fields, "the gateway did not answer");
}
