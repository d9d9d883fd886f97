import { and, lt, or, sql } from "drizzle-orm";
import { loginChallenges, sessions } from "../../db/tables/users";
import { deleteSome, type Purge } from "../../jobs/purge";

/** So long the use of a token that a successor is used for still tells that somebody has a copy (decisions 7). */
const succeededMs = 7 * 24 * 60 * 60_000;

/**
 * Takes away tokens that are over. A login's first token stays as long as the login does: by it the list of logins
 * knows when it began.
 */
export const purgeExpiredSessions: Purge = (q, { before, now, limit }) => {
  const replaced = and(
    lt(sessions.succeededAt, new Date(now.getTime() - succeededMs)),
    sql`exists (select 1 from ${sessions} as elder where elder.family_id = ${sessions.familyId}
      and elder.created_at < ${sessions.createdAt})`,
  );
  return deleteSome(q, sessions, or(lt(sessions.expiresAt, before), replaced), limit);
};

/** Takes away codes and links that were sent to prove somebody. */
export const purgeExpiredChallenges: Purge = (q, { before, limit }) =>
  deleteSome(q, loginChallenges, lt(loginChallenges.createdAt, before), limit);
