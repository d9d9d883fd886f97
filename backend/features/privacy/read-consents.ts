import { desc, eq } from "drizzle-orm";
import { type ConsentKind, consentKinds, consentVersions } from "../../contract/consent";
import type { UserConsents } from "../../contract/user-consents";
import type { Query } from "../../db/database";
import { consents } from "../../db/tables/privacy";

type ConsentRow = typeof consents.$inferSelect;

/** More lines than anybody reads; what stands is told by all of them. */
const linesShown = 100;

/** GET user/consents */
export async function readConsents(q: Query, userId: string): Promise<UserConsents> {
  const rows = await readLines(q, userId);
  const last = lastOf(rows);
  const standing = Object.fromEntries(
    consentKinds.map((kind) => {
      const version = consentVersions[kind];
      const line = last.get(kind);
      const granted = line?.granted === true && line.version === version;
      return [kind, { granted, version, at: line?.at.toISOString() ?? null }];
    }),
  ) as UserConsents["standing"];
  const data = rows
    .slice(0, linesShown)
    .map(({ kind, version, granted, at }) => ({ kind, version, granted, at: at.toISOString() }));
  return { standing, data, total: rows.length };
}

/** The last line of each kind. */
export async function standingOf(
  q: Query,
  userId: string,
): Promise<ReadonlyMap<ConsentKind, ConsentRow>> {
  return lastOf(await readLines(q, userId));
}

/** The newest first. */
function readLines(q: Query, userId: string): Promise<ConsentRow[]> {
  return q
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.at), desc(consents.id));
}

function lastOf(rows: readonly ConsentRow[]): Map<ConsentKind, ConsentRow> {
  return new Map(rows.toReversed().map((row) => [row.kind, row]));
}
