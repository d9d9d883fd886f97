import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { addresses } from "../../db/tables/addresses";
import { checkouts } from "../../db/tables/checkouts";
import { ApiError } from "../../http/errors";
import { versionOf } from "./address-version";
import { boundRemoved } from "./purge-expired-addresses";
import { readAddresses, requireAddress } from "./read-addresses";
import { lockUser } from "./save-address";

interface Removing {
  userId: string;
  id: string;
  /** The version that was to go; `address.changed` where it reads otherwise by now. */
  seen?: string;
  now: Date;
}

/**
 * Takes an address from a user's; `error.not_found` for anybody else's. Orders keep their own copy, a
 * checkout forgets it, and where it was the default one the newest of the others is.
 */
export async function removeAddress(
  database: Database,
  { userId, id, seen, now }: Removing,
): Promise<void> {
  await database.transaction(async (q) => {
    await lockUser(q, userId);
    const standing = await requireAddress(q, userId, id);
    if (seen !== undefined && seen !== versionOf(standing)) throw new ApiError("address.changed");
    const { isDefault } = standing;
    const own = and(eq(addresses.id, id), eq(addresses.userId, userId));
    await q.update(addresses).set({ deletedAt: now, isDefault: false }).where(own);
    await q
      .update(checkouts)
      .set({ addressId: null })
      .where(and(eq(checkouts.userId, userId), eq(checkouts.addressId, id)));
    await boundRemoved(q, userId);
    const [next] = isDefault ? await readAddresses(q, userId) : [];
    if (!next) return;
    await q.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id));
  });
}
