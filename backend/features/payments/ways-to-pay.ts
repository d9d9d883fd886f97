import type { PaymentOption } from "../../contract/checkout";
import type { Services } from "../../services";
import { findOwnOrder } from "../orders/reading/find-own-order";
import { offeredGateways } from "./require-offered";

/** The ways to pay a user's order; none where it waits for no money. Throws `error.not_found`. */
export async function readWaysToPay(
  services: Services,
  userId: string,
  number: string,
): Promise<PaymentOption[]> {
  return services.database.run(async (q) => {
    const order = await findOwnOrder(q, userId, number);
    const { state, expiresAt } = order;
    const waits = state === "awaiting_payment" && (!expiresAt || expiresAt > services.clock.now());
    return waits ? offeredGateways(services, q, order) : [];
  });
}
