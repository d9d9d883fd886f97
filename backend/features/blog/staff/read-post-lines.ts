import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { PostState } from "../../../contract/blog";
import { maxCsvLines } from "../../../contract/csv";
import type { Query } from "../../../db/database";
import type { Texts } from "../../../db/tables/columns";
import { media } from "../../../db/tables/media";
import { posts, type postTexts } from "../../../db/tables/posts";
import { departments } from "../../../db/tables/taxonomy";
import { pictureAddress } from "../../media/address";
import { inEvery } from "../../reading/in-every";
import type { KeptPost } from "./post-file";
import { readPostParts } from "./read-post-parts";
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
  const parts = await readPostParts(
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
    tags: parts.tags(row.id).map(({ slug }) => slug),
    products: parts.products(row.id).map(({ code }) => code),
    ...wordsOf(parts.words(row.id)),
  }));
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
