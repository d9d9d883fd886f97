import { and, count, eq, type SQL, sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { orders } from "../../../db/tables/orders";
import { ApiError } from "../../../http/errors";
import { maxHoldMs } from "./hold-times";
import type { HoldingLimits } from "./holding-limits";

interface Holder {
  userId: string;
  /** The network that the placing comes from; null where it isn't known. */
  network: string | null;
}

/**
 * Refuses one more order that would hold pieces while others of the user, or of the same network, still wait
 * to be paid: `order.too_many_open`, `order.too_many_here`. The user's row has to be locked; the network is
 * locked here, until the transaction ends, so that many accounts at once are counted one after the other.
 */
export async function requireRoom(
  q: Query,
  { openPerUser, openPerAddress }: HoldingLimits,
  { userId, network }: Holder,
): Promise<void> {
  if ((await countWaiting(q, eq(orders.userId, userId))) >= openPerUser) {
    throw new ApiError("order.too_many_open", { params: { count: openPerUser } });
  }
  if (network === null) return;
  const lock = `orders from ${network}`;
  await q.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  if ((await countWaiting(q, eq(orders.network, network))) >= openPerAddress) {
    throw new ApiError("order.too_many_here", { retryAfterSeconds: maxHoldMs / 1000 });
  }
}

async function countWaiting(q: Query, whose: SQL): Promise<number> {
  const [row] = await q
    .select({ n: count() })
    .from(orders)
    .where(and(whose, eq(orders.state, "awaiting_payment")));
  return row?.n ?? 0;
}
