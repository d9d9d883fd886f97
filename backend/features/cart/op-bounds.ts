import { and, asc, count, eq, gt, inArray, sql } from "drizzle-orm";
import type { Query } from "../../db/database";
import { cartOps } from "../../db/tables/carts";
import { ApiError } from "../../http/errors";

const hourMs = 3_600_000;

/** Changes that a cart takes in an hour. */
export const opsPerHour = 600;

/** Changes that a cart remembers: with the newest of them, a log may be replayed. */
export const opsRemembered = 1000;

/**
 * Sees to it that a cart's log takes so many further changes: forgets the oldest beyond what is remembered.
 * The cart's row must be locked. Throws `error.too_many_requests` where an hour's changes are used up.
 */
export async function makeRoomForOps(
  q: Query,
  cartId: string,
  { newOperations, now }: { newOperations: number; now: Date },
): Promise<void> {
  const lately = gt(cartOps.at, new Date(now.getTime() - hourMs));
  const [made] = await q
    .select({
      all: count(),
      lately: sql<number>`count(*) filter (where ${lately})`.mapWith(Number),
    })
    .from(cartOps)
    .where(eq(cartOps.cartId, cartId));
  if ((made?.lately ?? 0) + newOperations > opsPerHour) {
    throw new ApiError("error.too_many_requests", { retryAfterSeconds: hourMs / 1000 });
  }
  const excess = (made?.all ?? 0) + newOperations - opsRemembered;
  if (excess > 0) await purgeOldest(q, cartId, excess);
}

async function purgeOldest(q: Query, cartId: string, excess: number): Promise<void> {
  const oldest = q
    .select({ opId: cartOps.opId })
    .from(cartOps)
    .where(eq(cartOps.cartId, cartId))
    .orderBy(asc(cartOps.at), asc(cartOps.opId))
    .limit(excess);
  await q.delete(cartOps).where(and(eq(cartOps.cartId, cartId), inArray(cartOps.opId, oldest)));
}
