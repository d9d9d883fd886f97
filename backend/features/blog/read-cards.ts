import { asc, eq, inArray } from "drizzle-orm";
import type { PostCard } from "../../contract/blog";
import { asLanguage, type LanguageCode } from "../../contract/languages";
import type { Query } from "../../db/database";
import { media } from "../../db/tables/media";
import { posts, postTags, postTexts, tags } from "../../db/tables/posts";
import { departments } from "../../db/tables/taxonomy";
import { nameIn } from "../languages/language";
import { showPicture } from "../media/show-picture";

export type PostRow = typeof posts.$inferSelect;
export type TextRow = typeof postTexts.$inferSelect;

/** A post with all that its card and its page are made of. */
export interface ReadPost {
  card: PostCard;
  row: PostRow;
  /** In the language that was asked for. */
  text: TextRow;
}

/** Posts by id, in the order of the ids; those that aren't written in the language are left out. */
export async function readPosts(
  q: Query,
  ids: readonly string[],
  lang: LanguageCode,
): Promise<ReadPost[]> {
  if (ids.length === 0) return [];
  const rows = await q
    .select({ row: posts, topic: departments, cover: media })
    .from(posts)
    .innerJoin(departments, eq(departments.id, posts.departmentId))
    .leftJoin(media, eq(media.id, posts.coverId))
    .where(inArray(posts.id, [...ids]));
  const words = await q
    .select()
    .from(postTexts)
    .where(inArray(postTexts.postId, [...ids]));
  const tagged = await q
    .select({ postId: postTags.postId, slugs: tags.slugs, slug: tags.slug, name: tags.name })
    .from(postTags)
    .innerJoin(tags, eq(tags.id, postTags.tagId))
    .where(inArray(postTags.postId, [...ids]))
    .orderBy(asc(postTags.sort));
  return ids.flatMap((id) => {
    const found = rows.find(({ row }) => row.id === id);
    const text = words.find((one) => one.postId === id && one.lang === lang);
    if (!found || !text) return [];
    const { row, topic, cover } = found;
    const card: PostCard = {
      id: row.code,
      title: text.title,
      slug: text.slug,
      excerpt: text.excerpt,
      reading_min: text.readingMin,
      published_at: (row.publishAt ?? row.createdAt).toISOString(),
      changed_at: row.updatedAt.toISOString(),
      topic: { slug: topic.slug, ...nameIn(topic.name, lang, topic.slug) },
      tags: tagged
        .filter(({ postId }) => postId === id)
        .map((tag) => ({
          slug: tag.slugs[lang] ?? tag.slug,
          ...nameIn(tag.name, lang, tag.slug),
        })),
      cover: cover && showPicture(cover, lang),
      pinned: row.pinned,
      slugs: slugsOf(words.filter((one) => one.postId === id)),
    };
    return [{ card, row, text }];
  });
}

function slugsOf(words: readonly TextRow[]): PostCard["slugs"] {
  return Object.fromEntries(
    words.flatMap(({ lang, slug }) => {
      const code = asLanguage(lang);
      return code ? [[code, slug]] : [];
    }),
  );
}
