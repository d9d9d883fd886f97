import { and, asc, eq, sql } from "drizzle-orm";
import { type PageFields, pageFields, type StaffPage } from "../../contract/pages";
import type { Query } from "../../db/database";
import { textPages } from "../../db/tables/pages";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { recordAudit } from "../audit/record-audit";
import { moveVersion } from "../catalog/refresh/move-version";
import type { ContentActor } from "./content-actor";
import { slugTaken } from "./edit-faq";
import { isSlugFree } from "./free-slug";
import { inEvery, written } from "./in-every";
import { keepVersion, listVersions, readVersion } from "./versions";

/** GET admin/pages: the first of them, drafts too. */
export async function listStaffPages(q: Query, limit = 500): Promise<StaffPage[]> {
  const rows = await q.select().from(textPages).orderBy(asc(textPages.slug)).limit(limit);
  return rows.map(toStaff);
}

function toStaff(row: typeof textPages.$inferSelect): StaffPage {
  const { id, slug, version, status, template, showIn, updatedAt, shownFrom, ...texts } = row;
  return {
    ...{ id, slug, version, status, template, show_in: showIn },
    title: inEvery(texts.title),
    excerpt: inEvery(texts.excerpt),
    body: inEvery(texts.body),
    changed_at: updatedAt.toISOString(),
    shown_from: shownFrom?.toISOString() ?? null,
    preview_token: row.previewToken,
  };
}

/** GET admin/pages/{id}?version=: as it is, or as an older state was. Throws `error.not_found`. */
export async function readStaffPage(q: Query, id: string, version?: number) {
  const [row] = await q.select().from(textPages).where(eq(textPages.id, id));
  if (!row) throw new ApiError("error.not_found");
  const page = toStaff(row);
  const versions = await listVersions(q, "page", id);
  if (version === undefined) return { page, versions };
  const kept = await readVersion(q, { entity: "page", entityId: id, version });
  if (!kept) throw new ApiError("error.not_found");
  return { page: { ...page, ...pageFields.parse(kept), version: page.version }, versions };
}

/**
 * POST admin/pages and admin/pages/{id}. Throws `error.not_found`, `content.changed` for an older version,
 * `content.slug_taken`.
 */
export function savePage(
  { database }: Pick<Services, "database">,
  { id, fields, actor }: { id: string | null; fields: PageFields; actor: ContentActor },
) {
  return database.transaction(async (q) => {
    const { version, show_in: showIn, shown_from: from, title, excerpt, body, ...rest } = fields;
    const texts = { title: written(title), excerpt: written(excerpt), body: written(body) };
    const shownFrom = from === null ? null : new Date(from);
    const values = { ...rest, ...texts, showIn, shownFrom };
    const [standing] = id
      ? await q.select().from(textPages).where(eq(textPages.id, id)).for("update")
      : [];
    if (!(await isSlugFree(q, "page", { slug: fields.slug, id }))) throw slugTaken();
    const [saved] = id
      ? await q
          .update(textPages)
          .set({ ...values, version: sql`${textPages.version} + 1` })
          .where(and(eq(textPages.id, id), eq(textPages.version, version)))
          .returning()
      : await q.insert(textPages).values(values).returning();
    if (!saved) throw new ApiError(standing ? "content.changed" : "error.not_found");
    const kept = { ...fields, version: saved.version };
    const named = { entity: "page", entityId: saved.id } as const;
    await keepVersion(q, { ...named, version: saved.version, fields: kept, actorId: actor.actor });
    await recordAudit(q, {
      ...actor,
      ...named,
      action: id ? "page.change" : "page.add",
      diff: {
        slug: [standing?.slug ?? null, saved.slug],
        status: [standing?.status ?? null, saved.status],
      },
    });
    await moveVersion(q, false);
    return { id: saved.id, version: saved.version };
  });
}
