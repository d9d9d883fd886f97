import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { Query } from "../../db/database";
import { prepared } from "../../db/prepared";
import { addresses } from "../../db/tables/addresses";
import { ApiError } from "../../http/errors";
import { isId } from "../../ports/ids";
import type { AddressRow } from "./show-address";

/** A user's addresses, the default one first, then the newest. */
export function readAddresses(q: Query, userId: string): Promise<AddressRow[]> {
  return readOwn(q, { userId });
}

const readOwn = prepared(["userId"], (q, { userId }) =>
  q
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), isNull(addresses.deletedAt)))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), asc(addresses.id)),
);

/** What a user made by this name, also where it was removed since. */
export async function findMade(
  q: Query,
  userId: string,
  id: string,
): Promise<AddressRow | undefined> {
  const [row] = await q
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
  return row;
}

/** One of a user's addresses; anybody else's is as unknown as none. */
async function findAddress(q: Query, userId: string, id: string): Promise<AddressRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await q
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId), isNull(addresses.deletedAt)));
  return row;
}

/** The same, for calls that name it: `error.not_found` without it. */
export async function requireAddress(q: Query, userId: string, id: string): Promise<AddressRow> {
  const row = await findAddress(q, userId, id);
  if (!row) throw new ApiError("error.not_found");
  return row;
}
