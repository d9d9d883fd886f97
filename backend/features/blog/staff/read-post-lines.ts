import { and, asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { PostState } from "../../../contract/blog";
import { maxCsvLines } from "../../../contract/csv";
import type { Query } from "../../../db/database";
import type { Texts } from "../../../db/tables/columns";
import { media } from "../../../db/tables/media";
import { postProducts, posts, postTags, postTexts, tags } from "../../../db/tables/posts";
import { products } from "../../../db/tables/products";
import { departments } from "../../../db/tables/taxonomy";
import { pictureAddress } from "../../media/address";
import { inEvery } from "../../reading/in-every";
import type { KeptPost } from "./post-file";
import { titledLike } from "./titled-like";

/** The posts that a search of the editor's finds, in its order, as a file has them. */
export function findPostLines(
  q: Query,
  { status, search }: { status: PostState | undefined; search: string | undefined },
): Promise<KeptPost[]> {
  return readPostLines(q, and(status && eq(posts.status, status), titledLike(q, search)));
}

/** The posts with these numbers, of those that there are. */
export function namedPostLines(q: Query, ids: readonly string[]): Promise<KeptPost[]> {
  const codes = ids.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);
  return codes.length > 0 ? readPostLines(q, inArray(posts.code, codes)) : Promise.resolve([]);
}

async function readPostLines(q: Query, where: SQL | undefined): Promise<KeptPost[]> {
  const found = await q
    .select({ row: posts, topic: departments.slug, cover: media.file })
    .from(posts)
    .innerJoin(departments, eq(departments.id, posts.departmentId))
    .leftJoin(media, eq(media.id, posts.coverId))
    .where(where)
    .orderBy(desc(posts.updatedAt), desc(posts.code))
    .limit(maxCsvLines);
  const parts = await readParts(
    q,
    found.map(({ row }) => row.id),
  );
  return found.map(({ row, topic, cover }) => ({
    id: String(row.code),
    version: row.version,
    status: row.status,
    publish_at: row.publishAt?.toISOString() ?? null,
    topic,
    cover: cover === null ? "" : pictureAddress(cover),
    comment_policy: row.commentPolicy,
    pinned: row.pinned,
    tags: (parts.tags.get(row.id) ?? []).map(({ slug }) => slug),
    products: (parts.products.get(row.id) ?? []).map(({ code }) => code),
    ...wordsOf(parts.words.get(row.id) ?? []),
  }));
}

/** What hangs on posts, by their ids. */
async function readParts(q: Query, ids: string[]) {
  const words = await q.select().from(postTexts).where(inArray(postTexts.postId, ids));
  const tagged = await q
    .select({ postId: postTags.postId, slug: tags.slug })
    .from(postTags)
    .innerJoin(tags, eq(tags.id, postTags.tagId))
    .where(inArray(postTags.postId, ids))
    .orderBy(asc(postTags.sort));
  const chosen = await q
    .select({ postId: postProducts.postId, code: products.code })
    .from(postProducts)
    .innerJoin(products, eq(products.id, postProducts.productId))
    .where(inArray(postProducts.postId, ids))
    .orderBy(asc(postProducts.sort));
  return { words: byPost(words), tags: byPost(tagged), products: byPost(chosen) };
}

function byPost<Row extends { postId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.postId, [...(groups.get(row.postId) ?? []), row]);
  return groups;
}

type Words = typeof postTexts.$inferSelect;

function wordsOf(words: readonly Words[]) {
  const each = (read: (row: Words) => string | null) => {
    const texts: Texts = {};
    for (const row of words) Object.assign(texts, { [row.lang]: read(row) ?? "" });
    return inEvery(texts);
  };
  return {
    title: each(({ title }) => title),
    slug: each(({ slug }) => slug),
    excerpt: each(({ excerpt }) => excerpt),
    body: each(({ source }) => source),
    seo_title: each(({ seoTitle }) => seoTitle),
    seo_description: each(({ seoDescription }) => seoDescription),
  };
}
