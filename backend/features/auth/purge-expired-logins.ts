import { and, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { loginChallenges, sessions } from "../../db/tables/users";
import type { Job } from "../../jobs/job";
import type { Services } from "../../services";

const hour = 60 * 60_000;
const day = 24 * hour;

/** How long what is over is kept. */
const retentionMs = {
  /** So long the use of a token that a successor is used for still tells that somebody has a copy (decisions 7). */
  succeeded: 7 * day,
  ended: day,
  challenges: day,
} as const;

/**
 * The job that removes tokens and challenges that are over. A login's first token stays as long as the login does: by it
 * the list of logins knows when it began.
 */
export function purgeExpiredLogins({ database, clock }: Pick<Services, "database" | "clock">): Job {
  return { name: "logins", everyMs: hour, run: () => purge(database, clock.now()) };
}

async function purge(database: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await database.run((q) =>
    q.delete(sessions).where(
      or(
        lt(sessions.expiresAt, before(retentionMs.ended)),
        and(
          lt(sessions.succeededAt, before(retentionMs.succeeded)),
          sql`exists (select 1 from ${sessions} as elder where elder.family_id = ${sessions.familyId}
            and elder.created_at < ${sessions.createdAt})`,
        ),
      ),
    ),
  );
  await database.run((q) =>
    q.delete(loginChallenges).where(lt(loginChallenges.createdAt, before(retentionMs.challenges))),
  );
}
