import { and, eq, ne } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { shipments } from "../../../db/tables/orders";
import { ApiError } from "../../../http/errors";
import type { OrderRow } from "../states/types";
import { onOrder, type StaffCall, type StaffServices } from "./staff-call";

interface Delivering extends StaffCall {
  /** One parcel; without it, all of them. */
  shipmentId?: string | undefined;
}

/**
 * A parcel has arrived, or the whole order; with the last parcel of a sent order it is delivered, and cash
 * at the door was handed over. Throws `error.not_found`, `order.not_possible`.
 */
export function deliverOrder(
  services: StaffServices,
  { shipmentId, ...call }: Delivering,
): Promise<void> {
  const now = services.clock.now();
  return onOrder(services, call, async ({ q, order, move }) => {
    if (shipmentId && !(await arriveOne(q, order, shipmentId, now))) return;
    await move("deliver");
  });
}

/** True where it was the last one of a whole order. */
async function arriveOne(
  q: Query,
  { id: orderId, state }: OrderRow,
  shipmentId: string,
  now: Date,
): Promise<boolean> {
  const [arrived] = await q
    .update(shipments)
    .set({ status: "delivered", deliveredAt: now })
    .where(and(eq(shipments.id, shipmentId), eq(shipments.orderId, orderId)))
    .returning();
  if (!arrived) throw new ApiError("error.not_found");
  const [other] = await q
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), ne(shipments.status, "delivered")))
    .limit(1);
  return !other && state !== "partially_shipped";
}
