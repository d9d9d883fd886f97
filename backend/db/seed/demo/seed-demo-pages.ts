import { z } from "zod";
import { faqGroups } from "../../../contract/faqs";
import { lawKinds } from "../../../contract/law";
import { pagePlaces, pageTemplates } from "../../../contract/pages";
import { moveVersion } from "../../../features/catalog/refresh/move-version";
import { keepVersion } from "../../../features/reading/versions";
import type { Database, Query } from "../../database";
import { faqs, laws, textPages } from "../../tables/pages";
import { readDemoList, readDemoText } from "./demo-content";

const both = z.object({ en: z.string(), fa: z.string() });
const slug = z.string().regex(/^[a-z0-9-]+$/);

const questions = z.array(
  z.object({
    slug,
    group: z.enum(faqGroups),
    sort: z.number().int(),
    question: both,
    answer: both,
  }),
);
const pages = z.array(
  z.object({
    slug,
    template: z.enum(pageTemplates),
    show_in: z.enum(pagePlaces),
    title: both,
    excerpt: both,
  }),
);
const wordings = z.array(
  z.object({
    kind: z.enum(lawKinds),
    version: z.coerce.string(),
    effective_at: z.string(),
    changes: both,
  }),
);

/** Writes the demo's questions, pages and legal texts, each sort into a shop that has none of it. */
export async function seedDemoPages(database: Database): Promise<void> {
  await database.transaction(async (q) => {
    const made = [await addQuestions(q), await addPages(q), await addLaws(q)];
    if (made.some(Boolean)) await moveVersion(q);
  });
}

async function addQuestions(q: Query): Promise<boolean> {
  const [standing] = await q.select({ id: faqs.id }).from(faqs).limit(1);
  const rows = standing ? [] : readDemoList("questions.json", questions);
  for (const row of rows) {
    const [made] = await q.insert(faqs).values(row).returning();
    const fields = { ...row, version: 1, active: true, product: null };
    const kept = { entity: "faq", entityId: made?.id ?? "", version: 1, actorId: null } as const;
    await keepVersion(q, { ...kept, fields });
  }
  return rows.length > 0;
}

async function addPages(q: Query): Promise<boolean> {
  const [standing] = await q.select({ id: textPages.id }).from(textPages).limit(1);
  const rows = standing ? [] : readDemoList("pages.json", pages);
  for (const row of rows) {
    const body = readDemoText(`pages/${row.slug}`);
    if (Object.keys(body).length === 0) continue;
    const { show_in: showIn, ...rest } = row;
    const values = { ...rest, showIn, body, status: "published" } as const;
    const [made] = await q.insert(textPages).values(values).returning();
    const fields = { ...row, body: { en: "", fa: "", ...body }, status: "published", version: 1 };
    const kept = { entity: "page", entityId: made?.id ?? "", version: 1, actorId: null } as const;
    await keepVersion(q, { ...kept, fields });
  }
  return rows.length > 0;
}

async function addLaws(q: Query): Promise<boolean> {
  const [standing] = await q.select({ id: laws.id }).from(laws).limit(1);
  const rows = standing ? [] : readDemoList("law.json", wordings);
  for (const { kind, version, effective_at: effective, changes } of rows) {
    const body = readDemoText(`law/${kind}-${version}`);
    if (Object.keys(body).length === 0) continue;
    const effectiveAt = new Date(effective);
    const wording = { kind, lawVersion: version, effectiveAt, publishedAt: effectiveAt };
    await q.insert(laws).values({ ...wording, body, changes });
  }
  return rows.length > 0;
}
