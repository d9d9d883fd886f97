import { and, asc, eq } from "drizzle-orm";
import type { LanguageCode } from "../../contract/languages";
import type { Query } from "../../db/database";
import { media } from "../../db/tables/media";
import { textPages } from "../../db/tables/pages";
import { posts, postTexts } from "../../db/tables/posts";
import { productMedia, products, productTexts } from "../../db/tables/products";
import { departments } from "../../db/tables/taxonomy";
import { isShown } from "../blog/shown";
import { speak } from "../languages/language";
import { pageIsShown } from "../reading/shown";

/** What has a title picture, as its address says it. */
export const titledKinds = ["post", "page", "product", "department"] as const;

export interface TitledKey {
  kind: (typeof titledKinds)[number];
  /** A post's or a product's number, a page's or a department's slug. */
  key: string;
  lang: LanguageCode;
  now: Date;
}

/** What is written and shown on a title picture. */
export interface Titled {
  title: string;
  /** What it belongs to, in smaller letters. */
  above: string | null;
  /** Name of the picture beside the title. */
  file: string | null;
}

/** Highest number that fits PostgreSQL's integer. */
const highestCode = 2_147_483_647;

/** What everybody can read under the key; null where there is nothing, or no words to write. */
export async function findTitled(q: Query, asked: TitledKey): Promise<Titled | null> {
  const found = await findByKind(q, asked);
  return found && /[^\p{C}\p{Z}]/u.test(found.title) ? found : null;
}

async function findByKind(q: Query, asked: TitledKey): Promise<Titled | null> {
  const { kind, key } = asked;
  if (kind === "page") return findPage(q, asked);
  if (kind === "department") return findDepartment(q, asked);
  if (!/^[1-9]\d{0,9}$/.test(key) || Number(key) > highestCode) return null;
  return kind === "post" ? findPost(q, asked) : findProduct(q, asked);
}

async function findPage(q: Query, { key, lang, now }: TitledKey): Promise<Titled | null> {
  const [row] = await q
    .select({ title: textPages.title })
    .from(textPages)
    .where(and(eq(textPages.slug, key), pageIsShown(now)));
  return row ? { title: speak(row.title, lang) ?? "", above: null, file: null } : null;
}

async function findDepartment(q: Query, { key, lang }: TitledKey): Promise<Titled | null> {
  const [row] = await q
    .select({ name: departments.name, file: media.file })
    .from(departments)
    .leftJoin(media, eq(media.id, departments.mediaId))
    .where(and(eq(departments.slug, key), eq(departments.active, true)));
  return row ? { title: speak(row.name, lang) ?? "", above: null, file: row.file } : null;
}

async function findPost(q: Query, { key, lang, now }: TitledKey): Promise<Titled | null> {
  const [row] = await q
    .select({ title: postTexts.title, topic: departments.name, file: media.file })
    .from(posts)
    .innerJoin(postTexts, and(eq(postTexts.postId, posts.id), eq(postTexts.lang, lang)))
    .innerJoin(departments, eq(departments.id, posts.departmentId))
    .leftJoin(media, eq(media.id, posts.coverId))
    .where(and(eq(posts.code, Number(key)), isShown(now)));
  return row ? { title: row.title, above: speak(row.topic, lang), file: row.file } : null;
}

async function findProduct(q: Query, { key, lang }: TitledKey): Promise<Titled | null> {
  const [row] = await q
    .select({ id: products.id, department: departments.name })
    .from(products)
    .innerJoin(departments, eq(departments.id, products.departmentId))
    .where(and(eq(products.code, Number(key)), eq(products.status, "active")));
  if (!row) return null;
  const [names, [picture]] = await Promise.all([
    q
      .select({ lang: productTexts.lang, name: productTexts.name })
      .from(productTexts)
      .where(eq(productTexts.productId, row.id)),
    q
      .select({ file: media.file })
      .from(productMedia)
      .innerJoin(media, eq(media.id, productMedia.mediaId))
      .where(eq(productMedia.productId, row.id))
      .orderBy(asc(productMedia.sort))
      .limit(1),
  ]);
  const title = speak(Object.fromEntries(names.map((one) => [one.lang, one.name])), lang) ?? "";
  return { title, above: speak(row.department, lang), file: picture?.file ?? null };
}
