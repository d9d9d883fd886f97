import { and, desc, eq } from "drizzle-orm";
import type { ContentVersion } from "../../contract/faqs";
import type { Query } from "../../db/database";
import { contentVersions } from "../../db/tables/pages";
import { users } from "../../db/tables/users";

export type Versioned = "faq" | "page";

/** Keeps how something is after a change. To be called in the transaction of the change. */
export async function keepVersion(
  q: Query,
  kept: {
    entity: Versioned;
    entityId: string;
    version: number;
    fields: Record<string, unknown>;
    actorId: string | null;
  },
): Promise<void> {
  await q.insert(contentVersions).values(kept);
}

/** The last fifty states of something, the newest first. */
export async function listVersions(
  q: Query,
  entity: Versioned,
  entityId: string,
): Promise<ContentVersion[]> {
  const rows = await q
    .select({ version: contentVersions.version, at: contentVersions.at, by: users.name })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.actorId))
    .where(and(eq(contentVersions.entity, entity), eq(contentVersions.entityId, entityId)))
    .orderBy(desc(contentVersions.version))
    .limit(50);
  return rows.map(({ version, at, by }) => ({ version, at: at.toISOString(), by }));
}

/** The fields of one state; null where it isn't kept. */
export async function readVersion(
  q: Query,
  { entity, entityId, version }: { entity: Versioned; entityId: string; version: number },
): Promise<Record<string, unknown> | null> {
  const [row] = await q
    .select({ fields: contentVersions.fields })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.entity, entity),
        eq(contentVersions.entityId, entityId),
        eq(contentVersions.version, version),
      ),
    );
  return row?.fields ?? null;
}
