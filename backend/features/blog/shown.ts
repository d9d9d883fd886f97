import { and, inArray, lte, type SQL } from "drizzle-orm";
import { posts } from "../../db/tables/posts";

/** Readers see what is published or scheduled once its time has come, whether or not the job has noted it. */
export function isShown(now: Date): SQL | undefined {
  return and(inArray(posts.status, ["published", "scheduled"]), lte(posts.publishAt, now));
}
