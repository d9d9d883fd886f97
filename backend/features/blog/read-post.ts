import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { Post, PostCard } from "../../contract/blog";
import { type LanguageCode, languages } from "../../contract/languages";
import type { Query } from "../../db/database";
import { postComments, postProducts, posts, postTags } from "../../db/tables/posts";
import { products } from "../../db/tables/products";
import { users } from "../../db/tables/users";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { anywhere } from "../catalog/listing/anywhere";
import { sanitizeRichText } from "../rich-text/sanitize-rich-text";
import { writtenIn } from "./list-posts";
import { type ReadPost, readPosts } from "./read-cards";
import { isShown } from "./shown";

const maxRelated = 3;
const maxComments = 200;

type Reading = Pick<Services, "database" | "clock" | "catalogue" | "listings">;

/** By its public number, or, whatever its state is, by the token of its preview. */
export type PostKey = { code: number } | { previewToken: string };

/**
 * GET home/blogs/{id}: a post that is shown, with its comments, its products and posts like it (R-ROUTE-28). Throws
 * `error.not_found` for one that isn't, or isn't written in the language.
 */
export async function readPost(services: Reading, key: PostKey, lang: LanguageCode): Promise<Post> {
  const now = services.clock.now();
  const found = await services.database.run(async (q) => {
    const where =
      "code" in key
        ? and(eq(posts.code, key.code), isShown(now))
        : eq(posts.previewToken, key.previewToken);
    const [row] = await q.select({ id: posts.id }).from(posts).where(where);
    const [post] = row ? await readPosts(q, [row.id], lang) : [];
    if (!post) throw new ApiError("error.not_found");
    return {
      ...post,
      author: await readAuthor(q, post),
      comments: await readComments(q, post.row.id),
      products: await readProducts(q, post.row.id),
      related: await readRelated(q, post, { now, lang }),
    };
  });
  const { card, row, text, author, comments, related } = found;
  return {
    ...card,
    html: sanitizeRichText(text.html),
    author,
    seo_title: text.seoTitle,
    seo_description: text.seoDescription,
    comments_open: row.commentPolicy === "open",
    comments,
    products: await showProducts(services, found.products, lang),
    related,
  };
}

async function readAuthor(q: Query, { row }: ReadPost): Promise<string | null> {
  if (!row.authorId) return null;
  const [author] = await q
    .select({ displayName: users.displayName, name: users.name })
    .from(users)
    .where(eq(users.id, row.authorId));
  return author?.displayName ?? author?.name ?? null;
}

async function readComments(q: Query, postId: string): Promise<Post["comments"]> {
  const rows = await q
    .select({
      id: postComments.id,
      body: postComments.body,
      at: postComments.createdAt,
      displayName: users.displayName,
      name: users.name,
    })
    .from(postComments)
    .innerJoin(users, eq(users.id, postComments.userId))
    .where(and(eq(postComments.postId, postId), eq(postComments.status, "approved")))
    .orderBy(asc(postComments.createdAt), asc(postComments.id))
    .limit(maxComments);
  return rows.map(({ id, body, at, displayName, name }) => ({
    ...{ id, body },
    name: displayName ?? name,
    at: at.toISOString(),
  }));
}

async function readProducts(q: Query, postId: string): Promise<number[]> {
  const rows = await q
    .select({ code: products.code })
    .from(postProducts)
    .innerJoin(products, eq(products.id, postProducts.productId))
    .where(and(eq(postProducts.postId, postId), eq(products.status, "active")))
    .orderBy(asc(postProducts.sort));
  return rows.map(({ code }) => code);
}

async function showProducts(
  { catalogue, listings }: Reading,
  codes: readonly number[],
  lang: LanguageCode,
): Promise<Post["products"]> {
  if (codes.length === 0) return [];
  const index = await catalogue.current();
  return listings.cards(index, anywhere(languages[lang].currency), codes, lang);
}

/** Posts with the most tags in common, those of its topic before others, the newest first. */
async function readRelated(
  q: Query,
  { row }: ReadPost,
  { now, lang }: { now: Date; lang: LanguageCode },
): Promise<PostCard[]> {
  const common = sql<number>`(select count(*) from ${postTags} a join ${postTags} b on b.tag_id = a.tag_id
    where a.post_id = ${row.id} and b.post_id = ${posts.id})`;
  const rows = await q
    .select({ id: posts.id })
    .from(posts)
    .where(and(isShown(now), ne(posts.id, row.id), writtenIn(q, lang)))
    .orderBy(
      desc(common),
      desc(sql`(${posts.departmentId} = ${row.departmentId})`),
      desc(posts.publishAt),
    )
    .limit(maxRelated);
  const read = await readPosts(
    q,
    rows.map(({ id }) => id),
    lang,
  );
  return read.map(({ card }) => card);
}
