import { ilike, inArray, type SQL } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { posts, postTexts } from "../../../db/tables/posts";

const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** The posts with a part of their title in any language; undefined, which is all, where none is asked for. */
export function titledLike(q: Query, part: string | undefined): SQL | undefined {
  if (!part) return undefined;
  const named = q
    .select({ id: postTexts.postId })
    .from(postTexts)
    .where(ilike(postTexts.title, `%${escapeLike(part)}%`));
  return inArray(posts.id, named);
}
