import { and, eq, exists, inArray, or } from "drizzle-orm";
import { type PostFields, type PostWords, postForm } from "../../../contract/blog";
import { type LanguageCode, languageCodes } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { media } from "../../../db/tables/media";
import { postProducts, postTags, postTexts, tags } from "../../../db/tables/posts";
import { products } from "../../../db/tables/products";
import { departments } from "../../../db/tables/taxonomy";
import { ApiError } from "../../../http/errors";
import { slugOf } from "../../catalog/slug-of";
import { pictureNameOf } from "../../rich-text/safe-values";
import { writeRichText } from "../../rich-text/write-rich-text";
import { readingMinutes } from "../reading-minutes";

/** What a post's own row holds of the editor's fields. Throws `error.bad_request` by field. */
export async function resolveFields(q: Query, fields: PostFields) {
  const [topic] = await q.select().from(departments).where(eq(departments.slug, fields.topic));
  if (!topic) throw refused("topic", "validation.choice");
  for (const lang of languageCodes) {
    const { title = "", ...others } = fields.texts[lang] ?? {};
    if (title && title.length < postForm.title.min) {
      throw refused(`texts.${lang}.title`, "blog.title_short");
    }
    if (!title && Object.values(others).some(Boolean)) {
      throw refused(`texts.${lang}.title`, "required_error");
    }
  }
  if (!languageCodes.some((lang) => fields.texts[lang]?.title)) {
    throw refused(`texts.${languageCodes[0]}.title`, "required_error");
  }
  return {
    departmentId: topic.id,
    coverId: await findCover(q, fields.cover),
    commentPolicy: fields.comment_policy,
    pinned: fields.pinned,
  };
}

async function findCover(q: Query, address: string | null): Promise<string | null> {
  if (!address) return null;
  const id = await pictureAt(q, address);
  if (!id) throw refused("cover", "blog.no_such_picture");
  return id;
}

async function pictureAt(q: Query, address: string): Promise<string | undefined> {
  const name = pictureNameOf(address);
  if (!name) return undefined;
  const [row] = await q.select({ id: media.id }).from(media).where(eq(media.file, name));
  return row?.id;
}

/** An earlier version's fields without the products and the cover that are gone since, and without words that have no title. */
export async function withoutGone(
  q: Query,
  postId: string,
  { texts, cover, products: codes, ...fields }: PostFields,
): Promise<PostFields> {
  const showable = await findShowable(q, postId, codes);
  return {
    ...fields,
    texts: Object.fromEntries(Object.entries(texts).filter(([, words]) => words?.title)),
    cover: cover && (await pictureAt(q, cover)) ? cover : null,
    products: codes.filter((code) => showable.has(code)),
  };
}

/** Writes what hangs on a post: its words, tags and products, instead of those that it had. */
export async function writeParts(q: Query, postId: string, fields: PostFields): Promise<void> {
  await q.delete(postTexts).where(eq(postTexts.postId, postId));
  for (const lang of languageCodes) {
    const words = fields.texts[lang];
    if (words?.title) await writeText(q, { postId, lang, words });
  }
  await q.delete(postTags).where(eq(postTags.postId, postId));
  const tagIds = new Set<number>();
  for (const tag of fields.tags) {
    const id = await takeTag(q, tag);
    if (id !== null) tagIds.add(id);
  }
  const tagged = [...tagIds].map((tagId, sort) => ({ postId, tagId, sort }));
  if (tagged.length > 0) await q.insert(postTags).values(tagged);
  const chosen = await findProducts(q, postId, fields.products);
  await q.delete(postProducts).where(eq(postProducts.postId, postId));
  const rows = chosen.map((productId, sort) => ({ postId, productId, sort }));
  if (rows.length > 0) await q.insert(postProducts).values(rows);
}

interface Writing {
  postId: string;
  lang: LanguageCode;
  words: PostWords;
}

async function writeText(q: Query, { postId, lang, words }: Writing): Promise<void> {
  const { title, slug, excerpt, source, seo_title, seo_description } = words;
  const { html, words: count } = await writeRichText(q, source, lang);
  await q.insert(postTexts).values({
    ...{ postId, lang, title, excerpt, source, html },
    slug: slugOf(slug || title) || "post",
    readingMin: readingMinutes(count),
    seoTitle: seo_title || null,
    seoDescription: seo_description || null,
  });
}

/** A tag as any language writes it; one that there isn't is made. */
async function takeTag(q: Query, written: string): Promise<number | null> {
  const slug = slugOf(written);
  if (!slug) return null;
  const known = await q.select().from(tags);
  const standing = known.find(
    (tag) => tag.slug === slug || Object.values(tag.slugs).includes(slug),
  );
  if (standing) return standing.id;
  const [made] = await q
    .insert(tags)
    .values({
      slug,
      name: Object.fromEntries(languageCodes.map((lang) => [lang, written])),
      slugs: Object.fromEntries(languageCodes.map((lang) => [lang, slug])),
    })
    .returning({ id: tags.id });
  return made?.id ?? null;
}

async function findProducts(q: Query, postId: string, codes: readonly number[]): Promise<string[]> {
  const showable = await findShowable(q, postId, codes);
  return [...new Set(codes)].map((code) => {
    const id = showable.get(code);
    if (!id) throw refused("products", "blog.no_such_product");
    return id;
  });
}

/** Of products by their numbers those that a post may show, which are those on sale and those that it shows already; with their ids. */
async function findShowable(
  q: Query,
  postId: string,
  codes: readonly number[],
): Promise<Map<number, string>> {
  if (codes.length === 0) return new Map();
  const shown = q
    .select()
    .from(postProducts)
    .where(and(eq(postProducts.postId, postId), eq(postProducts.productId, products.id)));
  const rows = await q
    .select({ id: products.id, code: products.code })
    .from(products)
    .where(
      and(inArray(products.code, [...codes]), or(eq(products.status, "active"), exists(shown))),
    );
  return new Map(rows.map(({ id, code }) => [code, id]));
}

function refused(field: string, key: string): ApiError {
  return new ApiError("error.bad_request", { errors: { [field]: [key] } });
}
