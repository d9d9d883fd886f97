import type { Services } from "../../../services";
import { findOwnOrder } from "../reading/find-own-order";
import { transitionOrder } from "../states/transition-order";

/**
 * A user has their order: it counts as delivered. Cash at the door stays due, for that it was handed over is
 * the shop's to say. Throws `error.not_found`, `order.not_possible`.
 */
export async function receiveOwnOrder(
  services: Pick<Services, "database" | "clock" | "packageName">,
  userId: string,
  number: string,
): Promise<void> {
  await services.database.transaction(async (q) => {
    const { id } = await findOwnOrder(q, userId, number);
    const by = { actor: "shopper", id: userId } as const;
    await transitionOrder(services, q, {
      orderId: id,
      step: "deliver",
      by,
      now: services.clock.now(),
    });
  });
}
