import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { type LawFields, lawKinds, type StaffLaw } from "../../contract/law";
import type { Query } from "../../db/database";
import { laws } from "../../db/tables/pages";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { recordAudit } from "../audit/record-audit";
import { moveVersion } from "../catalog/refresh/move-version";
import type { ContentActor } from "./content-actor";
import { inEvery, written } from "./in-every";
import { wordingAt } from "./read-law";

/** GET admin/law: every wording of every kind, drafts too, the newest first. */
export async function listStaffLaws(q: Query, now: Date): Promise<StaffLaw[]> {
  const rows = await q
    .select()
    .from(laws)
    .orderBy(desc(laws.effectiveAt), desc(laws.lawVersion))
    .limit(500);
  const holding = lawKinds.map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    return wordingAt(ofKind, now);
  });
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    kind: row.kind,
    law_version: row.lawVersion,
    effective_at: row.effectiveAt.toISOString(),
    published_at: row.publishedAt?.toISOString() ?? null,
    state: holding.includes(row) ? "current" : stateOf(row, now),
    body: inEvery(row.body),
    changes: inEvery(row.changes),
    preview_token: row.previewToken,
  }));
}

function stateOf({ publishedAt, effectiveAt }: typeof laws.$inferSelect, now: Date) {
  if (!publishedAt) return "draft";
  return effectiveAt > now ? "coming" : "past";
}

/**
 * POST admin/law and admin/law/{id}: writes a draft, or publishes it. What is published stays as it is: throws
 * `content.published` for it, `content.changed` for an older version, `content.version_taken`, `error.not_found`.
 */
export function saveLaw(
  { database, clock }: Pick<Services, "database" | "clock">,
  { id, fields, actor }: { id: string | null; fields: LawFields; actor: ContentActor },
) {
  return database.transaction(async (q) => {
    const { version, publish, law_version: lawVersion, effective_at, kind, body, changes } = fields;
    const publishedAt = publish ? clock.now() : null;
    const texts = { body: written(body), changes: written(changes) };
    const values = { kind, ...texts, lawVersion, effectiveAt: new Date(effective_at), publishedAt };
    const [taken] = await q
      .select({ id: laws.id })
      .from(laws)
      .where(and(eq(laws.kind, fields.kind), eq(laws.lawVersion, lawVersion)));
    if (taken && taken.id !== id) {
      throw new ApiError("error.bad_request", {
        errors: { law_version: ["content.version_taken"] },
      });
    }
    const [saved] = id
      ? await q
          .update(laws)
          .set({ ...values, version: sql`${laws.version} + 1` })
          .where(and(eq(laws.id, id), eq(laws.version, version), isNull(laws.publishedAt)))
          .returning()
      : await q.insert(laws).values(values).returning();
    if (!saved) throw await whyNot(q, id ?? "");
    await recordAudit(q, {
      ...actor,
      action: publish ? "law.publish" : "law.write",
      entity: "law",
      entityId: saved.id,
      diff: { wording: [null, `${saved.kind} ${saved.lawVersion}`] },
    });
    if (publish) await moveVersion(q, false);
    return { id: saved.id, version: saved.version };
  });
}

async function whyNot(q: Query, id: string): Promise<ApiError> {
  const [stands] = await q.select().from(laws).where(eq(laws.id, id));
  if (!stands) return new ApiError("error.not_found");
  return new ApiError(stands.publishedAt ? "content.published" : "content.changed");
}
