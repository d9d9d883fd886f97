import { and, asc, count, desc, eq, inArray, lte, sql } from "drizzle-orm";
import {
  type PostFields,
  type PostState,
  postFields,
  postsPerPage,
  type StaffPost,
  type StaffPostList,
} from "../../../contract/blog";
import { asLanguage, type LanguageCode } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { media } from "../../../db/tables/media";
import { postComments, posts, postTexts, postVersions } from "../../../db/tables/posts";
import { departments } from "../../../db/tables/taxonomy";
import { users } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { speak } from "../../languages/language";
import { pictureAddress } from "../../media/address";
import { readPostParts } from "./read-post-parts";
import { titledLike } from "./titled-like";

interface Asked {
  lang: LanguageCode;
  status: PostState | undefined;
  search: string | undefined;
  page: number;
}

/** GET admin/posts: the one that was changed last first; `waiting` counts comments that nobody has looked at. */
export function listStaffPosts(
  { database }: Pick<Services, "database">,
  { lang, status, search, page }: Asked,
): Promise<StaffPostList> {
  return database.run(async (q) => {
    const where = and(status && eq(posts.status, status), titledLike(q, search));
    const [all] = await q.select({ n: count() }).from(posts).where(where);
    const [waiting] = await q
      .select({ n: count() })
      .from(postComments)
      .where(eq(postComments.status, "pending"));
    const rows = await q
      .select({
        row: posts,
        topic: departments,
        pending: sql<number>`(select count(*)::int from ${postComments} c where c.post_id = ${posts.id} and c.status = 'pending')`,
      })
      .from(posts)
      .innerJoin(departments, eq(departments.id, posts.departmentId))
      .where(where)
      .orderBy(desc(posts.updatedAt), desc(posts.code))
      .limit(postsPerPage)
      .offset((page - 1) * postsPerPage);
    const ids = rows.map(({ row }) => row.id);
    const words =
      ids.length === 0
        ? []
        : await q.select().from(postTexts).where(inArray(postTexts.postId, ids));
    return {
      data: rows.map(({ row, topic, pending }) => ({
        id: row.code,
        status: row.status,
        publish_at: row.publishAt?.toISOString() ?? null,
        topic: { slug: topic.slug, name: speak(topic.name, lang) ?? topic.slug },
        titles: byLanguage(
          words.filter(({ postId }) => postId === row.id),
          ({ title }) => title,
        ),
        pending,
        updated_at: row.updatedAt.toISOString(),
      })),
      total: all?.n ?? 0,
      waiting: waiting?.n ?? 0,
    };
  });
}

/**
 * GET admin/posts/{id}: the editor's fields and the versions before. With a version the fields are those that were kept with
 * it, as they were written; a move, such as publishing, keeps none of its own. Throws `error.not_found`.
 */
export function readStaffPost(
  { database }: Pick<Services, "database">,
  { code, lang, asOf }: { code: number; lang: LanguageCode; asOf?: number | undefined },
): Promise<StaffPost> {
  return database.run(async (q) => {
    const [found] = await q
      .select({ row: posts, topic: departments.slug, cover: media.file })
      .from(posts)
      .innerJoin(departments, eq(departments.id, posts.departmentId))
      .leftJoin(media, eq(media.id, posts.coverId))
      .where(eq(posts.code, code));
    if (!found) throw new ApiError("error.not_found");
    const { row, topic, cover } = found;
    const fields: PostFields = {
      topic,
      cover: cover === null ? null : pictureAddress(cover),
      comment_policy: row.commentPolicy,
      pinned: row.pinned,
      ...(await readParts(q, row.id, lang)),
    };
    const versions = await q
      .select({
        version: postVersions.version,
        at: postVersions.createdAt,
        displayName: users.displayName,
        name: users.name,
      })
      .from(postVersions)
      .leftJoin(users, eq(users.id, postVersions.savedBy))
      .where(eq(postVersions.postId, row.id))
      .orderBy(desc(postVersions.version))
      .limit(50);
    return {
      id: row.code,
      version: row.version,
      status: row.status,
      publish_at: row.publishAt?.toISOString() ?? null,
      preview_token: row.previewToken,
      fields: (await readKept(q, row.id, asOf)) ?? fields,
      versions: versions.map(({ version, at, displayName, name }) => ({
        version,
        at: at.toISOString(),
        by: displayName ?? name,
      })),
      topics: await readTopics(q, lang),
    };
  });
}

async function readKept(q: Query, postId: string, asOf?: number): Promise<PostFields | null> {
  if (asOf === undefined) return null;
  const [kept] = await q
    .select({ fields: postVersions.fields })
    .from(postVersions)
    .where(and(eq(postVersions.postId, postId), lte(postVersions.version, asOf)))
    .orderBy(desc(postVersions.version))
    .limit(1);
  if (!kept) throw new ApiError("error.not_found");
  return postFields.parse(kept.fields);
}

async function readParts(q: Query, postId: string, lang: LanguageCode) {
  const parts = await readPostParts(q, [postId]);
  return {
    tags: parts.tags(postId).map(({ name, slug }) => speak(name, lang) ?? slug),
    products: parts.products(postId).map(({ code }) => code),
    texts: byLanguage(
      parts.words(postId),
      ({ title, slug, excerpt, source, seoTitle, seoDescription }) => ({
        ...{ title, slug, excerpt, source },
        seo_title: seoTitle ?? "",
        seo_description: seoDescription ?? "",
      }),
    ),
  };
}

/** Departments that a post may be about. */
export async function readTopics(q: Query, lang: LanguageCode): Promise<StaffPost["topics"]> {
  const rows = await q.select().from(departments).orderBy(asc(departments.sort));
  return rows.map(({ slug, name }) => ({ slug, name: speak(name, lang) ?? slug }));
}

function byLanguage<Row extends { lang: string }, T>(
  rows: readonly Row[],
  show: (row: Row) => T,
): Partial<Record<LanguageCode, T>> {
  return Object.fromEntries(
    rows.flatMap((row) => {
      const code = asLanguage(row.lang);
      return code ? [[code, show(row)]] : [];
    }),
  );
}
