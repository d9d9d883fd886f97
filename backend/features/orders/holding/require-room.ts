import { and, count, eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { prepared } from "../../../db/prepared";
import { orders } from "../../../db/tables/orders";
import { ApiError } from "../../../http/errors";
import { maxHoldMs } from "./hold-times";
import type { HoldingLimits } from "./holding-limits";

/** How many of a user's orders wait to be paid. A user places one after the other, for they have one cart. */
export async function countWaiting(q: Query, userId: string): Promise<number> {
  const [row] = await countUnpaid(q, { userId });
  return row?.n ?? 0;
}

const countUnpaid = prepared(["userId"], (q, { userId }) =>
  q
    .select({ n: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, "awaiting_payment"))),
);

/** Refuses one more order of a user that would hold pieces: `order.too_many_open`. */
export function requireRoom({ openPerUser }: HoldingLimits, waiting: number): void {
  if (waiting < openPerUser) return;
  throw new ApiError("order.too_many_open", { params: { count: openPerUser } });
}

/** Too many orders of one network wait to be paid; one of them has to end first. */
export const noRoomHere = () =>
  new ApiError("order.too_many_here", { retryAfterSeconds: maxHoldMs / 1000 });
