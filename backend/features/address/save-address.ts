import { and, eq, isNull, ne } from "drizzle-orm";
import type { AddressInput } from "../../contract/address";
import type { Database, Query } from "../../db/database";
import { addresses } from "../../db/tables/addresses";
import { users } from "../../db/tables/users";
import { ApiError } from "../../http/errors";
import { versionOf } from "./address-version";
import { findMade, readAddresses, requireAddress } from "./read-addresses";
import type { AddressRow } from "./show-address";
import { validateAddress } from "./validate-address";

/** More than anybody posts to; it bounds what one account can fill. */
const maxAddresses = 50;

/**
 * Adds an address to a user's; the first is the default one. The same `op_id` again answers what it made,
 * and changes nothing, not even where that was removed since (decisions 11). Mistakes by field are `error.bad_request`.
 */
export async function addAddress(
  database: Database,
  userId: string,
  input: AddressInput,
): Promise<AddressRow> {
  const fields = await validateAddress(input);
  return database.transaction(async (q) => {
    await lockUser(q, userId);
    const repeated = input.op_id ? await findMade(q, userId, input.op_id) : undefined;
    if (repeated) return repeated;
    const standing = await readAddresses(q, userId);
    if (standing.length >= maxAddresses) {
      throw new ApiError("error.bad_request", { errors: { address: ["address.book_full"] } });
    }
    const isDefault = standing.length === 0 || input.is_default === true;
    if (isDefault) await clearDefault(q, userId);
    const [made] = await q
      .insert(addresses)
      .values({ ...fields, userId, isDefault, ...(input.op_id && { id: input.op_id }) })
      .onConflictDoNothing({ target: addresses.id })
      .returning();
    if (!made) throw new ApiError("error.bad_request");
    return made;
  });
}

/**
 * Rewrites one of a user's addresses; `error.not_found` for anybody else's. Only another one's default takes its own away.
 * `address.changed` where it was changed on a version that stands no more (`seen`); one that reads so already was changed
 * by the same words before, and stays as it is.
 */
export async function changeAddress(
  database: Database,
  userId: string,
  id: string,
  input: AddressInput,
): Promise<AddressRow> {
  await database.run((q) => requireAddress(q, userId, id));
  const fields = await validateAddress(input);
  return database.transaction(async (q) => {
    await lockUser(q, userId);
    const standing = await requireAddress(q, userId, id);
    if (input.seen !== undefined && input.seen !== versionOf(standing)) {
      if (versionOf(fields) === versionOf(standing)) return standing;
      throw new ApiError("address.changed");
    }
    const isDefault = standing.isDefault || input.is_default === true;
    if (isDefault) await clearDefault(q, userId, id);
    const [changed] = await q
      .update(addresses)
      .set({ ...fields, isDefault })
      .where(and(eq(addresses.id, id), eq(addresses.userId, userId), isNull(addresses.deletedAt)))
      .returning();
    if (!changed) throw new ApiError("error.not_found");
    return changed;
  });
}

/** Makes one of a user's addresses the default one; `error.not_found` for anybody else's. */
export async function makeDefault(database: Database, userId: string, id: string): Promise<void> {
  await database.transaction(async (q) => {
    await lockUser(q, userId);
    await requireAddress(q, userId, id);
    await clearDefault(q, userId, id);
    await q
      .update(addresses)
      .set({ isDefault: true })
      .where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
  });
}

/** One writer at a time changes whose default is which. */
export async function lockUser(q: Query, userId: string): Promise<void> {
  await q.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

async function clearDefault(q: Query, userId: string, except?: string): Promise<void> {
  await q
    .update(addresses)
    .set({ isDefault: false })
    .where(
      and(
        eq(addresses.userId, userId),
        eq(addresses.isDefault, true),
        except ? ne(addresses.id, except) : undefined,
      ),
    );
}
