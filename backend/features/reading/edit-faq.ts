import { and, asc, eq, sql } from "drizzle-orm";
import { type FaqFields, faqFields, faqGroups, type StaffFaq } from "../../contract/faqs";
import type { Query } from "../../db/database";
import { faqs } from "../../db/tables/pages";
import { products } from "../../db/tables/products";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { recordAudit } from "../audit/record-audit";
import { moveVersion } from "../catalog/refresh/move-version";
import type { ContentActor } from "./content-actor";
import { isSlugFree } from "./free-slug";
import { inEvery, written } from "./in-every";
import { keepVersion, listVersions, readVersion } from "./versions";

/** GET admin/faqs: the first of them, shown or not. */
export async function listStaffFaqs(q: Query, limit = 500): Promise<StaffFaq[]> {
  const rows = await selectFaqs(q).orderBy(asc(faqs.sort), asc(faqs.slug)).limit(limit);
  const place = (one: StaffFaq) => faqGroups.indexOf(one.group);
  return rows.map(toStaff).sort((one, other) => place(one) - place(other));
}

function selectFaqs(q: Query) {
  return q
    .select({ row: faqs, product: products.code })
    .from(faqs)
    .leftJoin(products, eq(products.id, faqs.productId));
}

function toStaff({ row, product }: { row: typeof faqs.$inferSelect; product: number | null }) {
  const { id, slug, version, group, sort, active } = row;
  return {
    ...{ id, slug, version, group, sort, active, product },
    question: inEvery(row.question),
    answer: inEvery(row.answer),
    helpful_yes: row.helpfulYes,
    helpful_no: row.helpfulNo,
    changed_at: row.updatedAt.toISOString(),
    shown_from: row.shownFrom?.toISOString() ?? null,
    preview_token: row.previewToken,
  };
}

/** GET admin/faqs/{id}?version=: as it is, or as an older state was. Throws `error.not_found`. */
export async function readStaffFaq(q: Query, id: string, version?: number) {
  const [found] = await selectFaqs(q).where(eq(faqs.id, id));
  if (!found) throw new ApiError("error.not_found");
  const faq = toStaff(found);
  const versions = await listVersions(q, "faq", id);
  if (version === undefined) return { faq, versions };
  const kept = await readVersion(q, { entity: "faq", entityId: id, version });
  if (!kept) throw new ApiError("error.not_found");
  return { faq: { ...faq, ...faqFields.parse(kept), version: faq.version }, versions };
}

/**
 * POST admin/faqs and admin/faqs/{id}. Throws `error.not_found`, `content.changed` for an older version,
 * `content.slug_taken`.
 */
export function saveFaq(
  { database }: Pick<Services, "database">,
  { id, fields, actor }: { id: string | null; fields: FaqFields; actor: ContentActor },
) {
  return database.transaction(async (q) => {
    const { version, product, question, answer, shown_from: from, ...rest } = fields;
    const texts = { question: written(question), answer: written(answer) };
    const shownFrom = from === null ? null : new Date(from);
    const values = { ...rest, ...texts, shownFrom, productId: await findProduct(q, product) };
    if (!(await isSlugFree(q, "faq", { slug: fields.slug, id }))) throw slugTaken();
    const [saved] = id
      ? await q
          .update(faqs)
          .set({ ...values, version: sql`${faqs.version} + 1` })
          .where(and(eq(faqs.id, id), eq(faqs.version, version)))
          .returning()
      : await q.insert(faqs).values(values).returning();
    if (!saved) {
      const [stands] = await q
        .select({ id: faqs.id })
        .from(faqs)
        .where(eq(faqs.id, id ?? ""));
      throw new ApiError(stands ? "content.changed" : "error.not_found");
    }
    const kept = { ...fields, version: saved.version };
    const named = { entity: "faq", entityId: saved.id } as const;
    await keepVersion(q, { ...named, version: saved.version, fields: kept, actorId: actor.actor });
    await recordAudit(q, {
      ...actor,
      ...named,
      action: id ? "faq.change" : "faq.add",
      diff: { version: [id ? version : null, saved.version], active: [null, saved.active] },
    });
    await moveVersion(q, false);
    return { id: saved.id, version: saved.version };
  });
}

export const slugTaken = () =>
  new ApiError("error.bad_request", { errors: { slug: ["content.slug_taken"] } });

async function findProduct(q: Query, code: number | null): Promise<string | null> {
  if (code === null) return null;
  const [product] = await q
    .select({ id: products.id })
    .from(products)
    .where(eq(products.code, code));
  if (product) return product.id;
  throw new ApiError("error.bad_request", { errors: { product: ["validation.choice"] } });
}
