import { desc, eq, sql } from "drizzle-orm";
import { mostPosts, type SitemapPosts } from "../../contract/sitemap";
import type { Database } from "../../db/database";
import { posts, postTexts } from "../../db/tables/posts";
import { isShown } from "./shown";

/** GET home/sitemap/posts: the posts that readers see, the newest first, at most `mostPosts`. */
export async function readPosts(database: Database, now: Date): Promise<SitemapPosts["posts"]> {
  const rows = await database.run((q) =>
    q
      .select({
        id: posts.code,
        slugs: sql<
          SitemapPosts["posts"][number]["slugs"]
        >`jsonb_object_agg(${postTexts.lang}, ${postTexts.slug})`,
        changedAt: posts.updatedAt,
      })
      .from(posts)
      .innerJoin(postTexts, eq(postTexts.postId, posts.id))
      .where(isShown(now))
      .groupBy(posts.id)
      .orderBy(desc(posts.publishAt), desc(posts.code))
      .limit(mostPosts),
  );
  return rows.map(({ changedAt, ...post }) => ({ ...post, changed_at: changedAt.toISOString() }));
}
