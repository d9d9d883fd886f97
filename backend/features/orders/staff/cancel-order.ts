import type { Services } from "../../../services";
import { payBack } from "../../payments/refund-payment";
import { auditedBy, onOrder, type StaffCall } from "./staff-call";

interface Canceling extends StaffCall {
  /** For the shopper, too. */
  reason?: string | undefined;
  /** Pieces that had been sent are in the store again. */
  cameBack?: boolean | undefined;
}

/**
 * Cancels an order up to its delivery; what was paid goes back. Throws `error.not_found`,
 * `order.not_possible`.
 */
export async function cancelOrder(
  services: Services,
  { reason, cameBack = false, ...call }: Canceling,
): Promise<void> {
  const orderId = await onOrder(services, call, async ({ order, move, audit }) => {
    const moved = await move("cancel", { reason, cameBack });
    if (moved) await audit("order.cancel", { state: [order.state, "canceled"] });
    return order.id;
  });
  await payBack(services, orderId, auditedBy(call));
}
