import type { Services } from "../../../services";
import { payBack } from "../../payments/refund-payment";
import { findOwnOrder } from "../reading/find-own-order";
import { transitionOrder } from "../states/transition-order";

/**
 * Cancels a user's order while that can be done: its pieces are free again, and what was paid goes back.
 * Throws `error.not_found`, `order.not_possible`.
 */
export async function cancelOwnOrder(
  services: Services,
  userId: string,
  number: string,
): Promise<void> {
  const order = await services.database.transaction(async (q) => {
    const { id } = await findOwnOrder(q, userId, number);
    const by = { actor: "shopper", id: userId } as const;
    const now = services.clock.now();
    return (await transitionOrder(services, q, { orderId: id, step: "cancel", by, now })).order;
  });
  await payBack(services, order.id);
}
