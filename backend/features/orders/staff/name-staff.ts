import { inArray } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { users } from "../../../db/tables/users";

/** What people of the staff are called, by their ids; nothing of who is erased. */
export async function nameStaff(
  q: Query,
  ids: readonly (string | null)[],
): Promise<Map<string | null, string | null>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map();
  const people = await q
    .select({
      id: users.id,
      displayName: users.displayName,
      name: users.name,
      email: users.email,
      phone: users.phone,
    })
    .from(users)
    .where(inArray(users.id, known));
  return new Map(
    people.map(({ id, displayName, name, email, phone }) => [
      id,
      displayName || name || email || phone,
    ]),
  );
}
