import { and, asc, count, desc, eq, exists, or, type SQL, sql } from "drizzle-orm";
import { type PostList, postsPerPage } from "../../contract/blog";
import { type LanguageCode, languageCodes } from "../../contract/languages";
import type { Query } from "../../db/database";
import { posts, postTags, postTexts, tags } from "../../db/tables/posts";
import { departments } from "../../db/tables/taxonomy";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { nameIn } from "../languages/language";
import { readPosts } from "./read-cards";
import { isShown } from "./shown";

interface Asked {
  lang: LanguageCode;
  /** A department's slug; `all` and none say the same. */
  topic: string | undefined;
  /** A tag's slug in any language. */
  tag: string | undefined;
  /** From 1. */
  page: number;
}

/**
 * GET home/blogs: the posts of a language, pinned ones first, then the newest (R-ROUTE-25, R-ROUTE-27). Throws
 * `error.not_found` for a topic or a tag that there isn't, and for a page behind the last.
 */
export function listPosts(
  { database, clock }: Pick<Services, "database" | "clock">,
  { lang, topic: topicSlug, tag: tagSlug, page }: Asked,
): Promise<PostList> {
  return database.run(async (q) => {
    const topic = await findTopic(q, topicSlug, lang);
    const tag = await findTag(q, tagSlug);
    const written = writtenIn(q, lang);
    const shown = and(isShown(clock.now()), written);
    const where = and(
      shown,
      topic ? eq(posts.departmentId, topic.id) : undefined,
      tag
        ? exists(
            q
              .select({ one: sql`1` })
              .from(postTags)
              .where(and(eq(postTags.postId, posts.id), eq(postTags.tagId, tag.id))),
          )
        : undefined,
    );
    const [all] = await q.select({ n: count() }).from(posts).where(where);
    const total = all?.n ?? 0;
    if (page > 1 && (page - 1) * postsPerPage >= total) throw new ApiError("error.not_found");
    const rows = await q
      .select({ id: posts.id })
      .from(posts)
      .where(where)
      .orderBy(desc(posts.pinned), desc(posts.publishAt), desc(posts.code))
      .limit(postsPerPage)
      .offset((page - 1) * postsPerPage);
    const ids = rows.map(({ id }) => id);
    return {
      data: (await readPosts(q, ids, lang)).map(({ card }) => card),
      total,
      topic: topic && { slug: topic.slug, ...topic.named },
      tag: tag && { slug: tag.slugs[lang] ?? tag.slug, ...nameIn(tag.name, lang, tag.slug) },
      tag_slugs: tag
        ? Object.fromEntries(languageCodes.map((code) => [code, tag.slugs[code] ?? tag.slug]))
        : {},
      topics: await readTopics(q, shown, lang),
    };
  });
}

export function writtenIn(q: Query, lang: LanguageCode): SQL {
  return exists(
    q
      .select({ one: sql`1` })
      .from(postTexts)
      .where(and(eq(postTexts.postId, posts.id), eq(postTexts.lang, lang))),
  );
}

async function findTopic(q: Query, slug: string | undefined, lang: LanguageCode) {
  if (!slug || slug === "all") return null;
  const [row] = await q
    .select()
    .from(departments)
    .where(and(eq(departments.slug, slug), eq(departments.active, true)));
  if (!row) throw new ApiError("error.not_found");
  return { id: row.id, slug: row.slug, named: nameIn(row.name, lang, row.slug) };
}

async function findTag(q: Query, slug: string | undefined) {
  if (!slug) return null;
  const bySlug = languageCodes.map((code) => sql`${tags.slugs} ->> ${code} = ${slug.normalize()}`);
  const [row] = await q
    .select()
    .from(tags)
    .where(or(eq(tags.slug, slug), ...bySlug))
    .limit(1);
  if (!row) throw new ApiError("error.not_found");
  return row;
}

async function readTopics(q: Query, shown: SQL | undefined, lang: LanguageCode) {
  const used = q.select({ id: posts.departmentId }).from(posts).where(shown);
  const rows = await q
    .select()
    .from(departments)
    .where(and(eq(departments.active, true), sql`${departments.id} in ${used}`))
    .orderBy(asc(departments.sort));
  return rows.map(({ slug, name }) => ({ slug, ...nameIn(name, lang, slug) }));
}
