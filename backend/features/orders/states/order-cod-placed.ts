import type { Query } from "../../../db/database";
import { transitionOrder } from "./transition-order";
import type { EffectServices } from "./types";

/** An order that is paid at the door goes on at once: its stock is taken, its money is due (domain 4.7). */
export async function orderCodPlaced(
  services: EffectServices,
  q: Query,
  orderId: string,
  now: Date,
): Promise<void> {
  const by = { actor: "gateway", id: null } as const;
  await transitionOrder(services, q, { orderId, step: "place_cod", by, now });
}
