import { and, desc, eq, inArray, isNotNull, lt, notExists, type SQL } from "drizzle-orm";
import type { Query } from "../../db/database";
import { addresses } from "../../db/tables/addresses";
import { checkouts } from "../../db/tables/checkouts";
import { deleteSome, type Purge } from "../../jobs/purge";

/** Removed ones that one user may have for so long. */
const maxRemoved = 50;

/** Takes away addresses that were removed long ago, with the names and phones in them; orders have their own copy. */
export const purgeExpiredAddresses: Purge = (q, { before, limit }) =>
  deleteSome(q, addresses, and(lt(addresses.deletedAt, before), isUnchosen(q)), limit);

/** Forgets what a user has removed beyond the newest ones, so that removing and adding fills nothing. */
export async function boundRemoved(q: Query, userId: string): Promise<void> {
  const beyond = q
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), isNotNull(addresses.deletedAt)))
    .orderBy(desc(addresses.deletedAt), desc(addresses.id))
    .offset(maxRemoved);
  await q.delete(addresses).where(and(isUnchosen(q), inArray(addresses.id, beyond)));
}

/** But for one that a checkout took up in the moment in which it was removed. */
function isUnchosen(q: Query): SQL | undefined {
  const chosen = q.select().from(checkouts).where(eq(checkouts.addressId, addresses.id));
  return and(isNotNull(addresses.deletedAt), notExists(chosen));
}
