import { eq } from "drizzle-orm";
import type { PreferencesChange, UserPreferences } from "../../contract/user-preferences";
import { users } from "../../db/tables/users";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { readPreferences } from "./read-preferences";

/** POST user/preferences: changes what is named, and answers all of them. */
export function savePreferences(
  { database }: Pick<Services, "database">,
  userId: string,
  { notices, ...change }: PreferencesChange,
): Promise<UserPreferences> {
  return database.transaction(async (q) => {
    const [before] = await q.select().from(users).where(eq(users.id, userId)).for("no key update");
    if (!before) throw new ApiError("error.not_found");
    const [after] = await q
      .update(users)
      .set({ ...change, notices: { ...before.notices, ...notices } })
      .where(eq(users.id, userId))
      .returning();
    return readPreferences(after ?? before);
  });
}
