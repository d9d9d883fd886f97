import { and, desc, eq, inArray, isNotNull, lt, notExists, type SQL } from "drizzle-orm";
import type { Query } from "../../db/database";
import { addresses } from "../../db/tables/addresses";
import { checkouts } from "../../db/tables/checkouts";
import type { Job } from "../../jobs/job";
import type { Services } from "../../services";

const hour = 60 * 60_000;

/** So long a device that was offline may repeat what it did with an address; orders have their own copy. */
const retentionMs = 90 * 24 * hour;

/** Removed ones that one user may have for so long. */
const maxRemoved = 50;

/** The job that purges addresses which were removed long ago, with the names and phones in them. */
export function purgeExpiredAddresses({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Job {
  const purge = async () => {
    const before = new Date(clock.now().getTime() - retentionMs);
    await database.run((q) => purgeWhere(q, lt(addresses.deletedAt, before)));
  };
  return { name: "removed addresses", everyMs: hour, run: purge };
}

/** Forgets what a user has removed beyond the newest ones, so that removing and adding fills nothing. */
export async function boundRemoved(q: Query, userId: string): Promise<void> {
  const beyond = q
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), isNotNull(addresses.deletedAt)))
    .orderBy(desc(addresses.deletedAt), desc(addresses.id))
    .offset(maxRemoved);
  await purgeWhere(q, inArray(addresses.id, beyond));
}

/** But for one that a checkout took up in the moment in which it was removed. */
async function purgeWhere(q: Query, which: SQL | undefined): Promise<void> {
  const chosen = q.select().from(checkouts).where(eq(checkouts.addressId, addresses.id));
  await q.delete(addresses).where(and(isNotNull(addresses.deletedAt), which, notExists(chosen)));
}
