import { eq, sql } from "drizzle-orm";
import type { skippableSteps } from "../../contract/profile-steps";
import type { Database } from "../../db/database";
import { users } from "../../db/tables/users";
import type { UserRow } from "./show-profile";

/** Leaves a step of the profile for later; the same again changes nothing. */
export async function skipStep(
  database: Database,
  user: UserRow,
  step: (typeof skippableSteps)[number],
): Promise<UserRow> {
  return database.transaction(async (q) => {
    const without = sql`array_remove(${users.skippedSteps}, ${step})`;
    const [changed] = await q
      .update(users)
      .set({ skippedSteps: sql`array_append(${without}, ${step})` })
      .where(eq(users.id, user.id))
      .returning();
    return changed ?? user;
  });
}
