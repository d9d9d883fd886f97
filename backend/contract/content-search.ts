import { z } from "@hono/zod-openapi";

export const contentKinds = ["faq", "page", "post", "law"] as const;

/** What is shown of what a search finds to read. */
export const contentHitsShown = 5;

const contentHit = z.object({
  kind: z.enum(contentKinds),
  /** Empty for a legal text, which is called by its kind. */
  title: z.string(),
  /** Of a legal text its kind. */
  slug: z.string(),
  /** A post's number in its address; null for what has none. */
  id: z.number().int().nullable(),
});
export type ContentHit = z.infer<typeof contentHit>;

/** GET home/content-search?text=: what there is to read about a search, in the language that is asked for. */
export const contentHits = z.object({ data: z.array(contentHit) }).openapi("ContentHits");
