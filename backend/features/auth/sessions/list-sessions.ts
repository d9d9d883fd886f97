import { and, desc, eq, isNull, max, min, sql } from "drizzle-orm";
import type { SessionList } from "../../../contract/auth";
import { sessions } from "../../../db/tables/users";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";

/** A user's logins that still hold, of the kind that asks; a login is a family of tokens, and the family's id is its name. */
export async function listSessions(
  { database, clock }: Services,
  { user, session }: Login,
): Promise<SessionList> {
  const newest = <T>(column: T) =>
    sql<string | null>`(array_agg(${column} order by ${sessions.createdAt} desc))[1]`;
  const seen = max(sessions.createdAt);
  const rows = await database.run((q) =>
    q
      .select({
        id: sessions.familyId,
        ip: newest(sessions.ip),
        agent: newest(sessions.agent),
        started: min(sessions.createdAt),
        seen,
      })
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, user.id),
          eq(sessions.kind, session.kind),
          isNull(sessions.revokedAt),
        ),
      )
      .groupBy(sessions.familyId)
      .having(
        sql`bool_or(${sessions.replacedAt} is null and ${sessions.expiresAt} > ${clock.now().toISOString()})`,
      )
      .orderBy(desc(seen)),
  );
  const data = rows.map(({ id, ip, agent, started, seen }) => ({
    id,
    ip,
    agent,
    current: id === session.familyId,
    started_at: started?.toISOString() ?? "",
    seen_at: seen?.toISOString() ?? "",
  }));
  return { data, total: data.length };
}
