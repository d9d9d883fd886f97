import { and, eq, or } from "drizzle-orm";
import { orders } from "../../../db/tables/orders";
import type { OrderRow } from "./types";

/** Whether an order was canceled, be its money still there or gone back: whatever comes for it goes back, too. */
export function wasCanceled({ state, fulfilmentStatus }: Canceled): boolean {
  return state === "canceled" || (state === "refunded" && fulfilmentStatus === "canceled");
}

type Canceled = Pick<OrderRow, "state" | "fulfilmentStatus">;

/** The same of a row of `orders`. */
export const isCanceledRow = or(
  eq(orders.state, "canceled"),
  and(eq(orders.state, "refunded"), eq(orders.fulfilmentStatus, "canceled")),
);
