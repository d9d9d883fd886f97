import { and, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { cartOps, carts, wishLists } from "../../db/tables/carts";
import { checkouts } from "../../db/tables/checkouts";
import { deleteSome, type Purge } from "../../jobs/purge";
import { cartExpiry } from "./open-carts";

/** Takes away visitors' carts and wish lists that nobody came back to. */
export const purgeExpiredGuests: Purge = async (q, { before, now, limit }) => {
  // What was changed last on a day ends a whole time after it; a shorter period is counted from that day, too.
  const expired = cartExpiry(before);
  const until = expired > now ? expired : now;
  const inCarts = and(isNull(carts.userId), lt(carts.expiresAt, until));
  const wished = and(isNotNull(wishLists.expiresAt), lt(wishLists.expiresAt, until));
  const gone = await deleteSome(q, carts, inCarts, limit);
  return gone + (await deleteSome(q, wishLists, wished, limit));
};

/** Takes away carts that were closed long ago, and the changes that no device can still want to repeat. */
export const purgeExpiredCarts: Purge = async (q, { before, limit }) => {
  const closed = and(ne(carts.status, "open"), lt(carts.updatedAt, before));
  const gone = await deleteSome(q, carts, closed, limit);
  const repeated = await q
    .delete(cartOps)
    .where(
      sql`(${cartOps.cartId}, ${cartOps.opId}) in (select cart_id, op_id from ${cartOps}
        where at < ${before.toISOString()}::timestamptz limit ${limit} for update skip locked)`,
    )
    .returning({ id: cartOps.opId });
  return gone + repeated.length;
};

/** Takes away what somebody chose at a checkout without placing it. */
export const purgeExpiredCheckouts: Purge = async (q, { before, limit }) => {
  const rows = await q
    .delete(checkouts)
    .where(
      sql`${checkouts.userId} in (select user_id from ${checkouts}
        where updated_at < ${before.toISOString()}::timestamptz limit ${limit} for update skip locked)`,
    )
    .returning({ id: checkouts.userId });
  return rows.length;
};
