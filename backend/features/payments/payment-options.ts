import type { PaymentOption } from "../../contract/checkout";
import type { Services } from "../../services";
import { canBeginToPay } from "../orders/holding/hold-times";
import { findOwnOrder } from "../orders/reading/find-own-order";
import { offeredGateways } from "./open-attempt";

/** The ways to pay a user's order; none where it waits for no money. Throws `error.not_found`. */
export async function readPaymentOptions(
  services: Services,
  userId: string,
  number: string,
): Promise<PaymentOption[]> {
  return services.database.run(async (q) => {
    const order = await findOwnOrder(q, userId, number);
    const mayPay = canBeginToPay(order, services.clock.now());
    return mayPay ? offeredGateways(services, q, order) : [];
  });
}
