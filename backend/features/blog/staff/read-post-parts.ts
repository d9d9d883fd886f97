import { asc, eq, inArray } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { postProducts, postTags, postTexts, tags } from "../../../db/tables/posts";
import { products } from "../../../db/tables/products";

/** What hangs on posts, by their ids: their words, and their tags and products in the order of each. */
export async function readPostParts(q: Query, ids: string[]) {
  const words = await q.select().from(postTexts).where(inArray(postTexts.postId, ids));
  const tagged = await q
    .select({ postId: postTags.postId, slug: tags.slug, name: tags.name })
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

/** The rows of a post, none where it has none. */
function byPost<Row extends { postId: string }>(rows: readonly Row[]): (id: string) => Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.postId, [...(groups.get(row.postId) ?? []), row]);
  return (id) => groups.get(id) ?? [];
}
