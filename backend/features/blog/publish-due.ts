import { and, eq, lte } from "drizzle-orm";
import { posts } from "../../db/tables/posts";
import type { Job } from "../../jobs/job";
import type { Services } from "../../services";
import { moveVersion } from "../catalog/refresh/move-version";

/**
 * Notes that scheduled posts have appeared, so that pages which were made before are made anew; the queries show them by
 * their time, with or without it.
 */
export function publishDuePosts({ database, clock }: Pick<Services, "database" | "clock">): Job {
  return {
    name: "blog.publish",
    everyMs: 5_000,
    // Whoever comes second finds nothing left.
    sideBySide: true,
    run: () =>
      database.transaction(async (q) => {
        const appeared = await q
          .update(posts)
          .set({ status: "published" })
          .where(and(eq(posts.status, "scheduled"), lte(posts.publishAt, clock.now())))
          .returning({ id: posts.id });
        if (appeared.length > 0) await moveVersion(q, false);
      }),
  };
}
