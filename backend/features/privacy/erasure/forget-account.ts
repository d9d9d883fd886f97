import { eq, getTableColumns } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { users } from "../../../db/tables/users";

/** What stays of an account: that there was one, and when it ended. */
const kept = ["id", "status", "erasedAt", "createdAt", "updatedAt"];

/**
 * Empties every other column of a user's row, those too that are added later: null where the column takes it, else
 * what a new account has.
 */
export async function forgetAccount(q: Query, userId: string, now: Date): Promise<void> {
  const columns = Object.entries(getTableColumns(users)).filter(([name]) => !kept.includes(name));
  const empty = Object.fromEntries(
    columns.map(([name, { notNull, default: fresh }]) => [name, notNull ? fresh : null]),
  );
  await q
    .update(users)
    .set({ ...empty, status: "erased", erasedAt: now })
    .where(eq(users.id, userId));
}
