import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database";
import { sessions } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";
import { readSession } from "./find-session";
import { revokeSessions } from "./revoke-sessions";

/** Ends the login of a token, whatever the token is still worth; nothing happens for nobody's. */
export async function endLoginOf(
  database: Database,
  token: string | null,
  now: Date,
): Promise<void> {
  if (token === null) return;
  await database.transaction(async (q) => {
    const found = await readSession(q, token);
    if (!found) return;
    const { userId, familyId } = found.session;
    await revokeSessions(q, userId, eq(sessions.familyId, familyId), now);
  });
}

/** Ends all logins of a user. */
export async function endAllLogins(database: Database, userId: string, now: Date): Promise<void> {
  await database.transaction((q) => revokeSessions(q, userId, undefined, now));
}

/** Ends one login of a user's own; 404 for any other. */
export async function endLogin(
  database: Database,
  { userId, familyId }: { userId: string; familyId: string },
  now: Date,
): Promise<void> {
  const ended = await database.transaction((q) =>
    revokeSessions(q, userId, eq(sessions.familyId, familyId), now),
  );
  if (ended === 0) throw new ApiError("error.not_found");
}
