import { and, eq, ne } from "drizzle-orm";
import { returnRequests, shipments } from "../../../../db/tables/orders";
import type { Effect } from "../types";

/** All parcels are there, and the days in which things may go back begin. */
export const arrive: Effect = async (_services, q, { order, now }) => {
  await q
    .update(shipments)
    .set({ status: "delivered", deliveredAt: now })
    .where(and(eq(shipments.orderId, order.id), ne(shipments.status, "delivered")));
  return { deliveredAt: now };
};

/** The money for what came back has gone back. */
export const settleReturn: Effect = async (_services, q, { details: { returnRequestId } }) => {
  if (!returnRequestId) throw new Error("A return is settled by its own refund alone.");
  await q
    .update(returnRequests)
    .set({ status: "refunded" })
    .where(and(eq(returnRequests.id, returnRequestId), eq(returnRequests.status, "received")));
  return undefined;
};
