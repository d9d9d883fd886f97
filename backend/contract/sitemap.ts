import { z } from "@hono/zod-openapi";
import { languageCode } from "./i18n";

/** How many products one part of the sitemap may name: 5,000 in two languages stay below 50,000 addresses and 50 MB. */
export const productsPerPart = 5_000;

const moment = z.iso.datetime();

/** The parts that hold products; a part's number stays with its products, so that only what has changed is read again. */
export const sitemapParts = z
  .object({
    parts: z.array(z.object({ number: z.number().int(), changed_at: moment })),
  })
  .openapi("SitemapParts");
export type SitemapParts = z.infer<typeof sitemapParts>;

const decorated = z.object({
  id: z.number().int(),
  /** The decoration of its address in each language that it is described in. */
  slugs: z.partialRecord(languageCode, z.string()),
  changed_at: moment,
});

/** The products of one part, by their codes. */
export const sitemapProducts = z
  .object({ products: z.array(decorated) })
  .openapi("SitemapProducts");
export type SitemapProducts = z.infer<typeof sitemapProducts>;

/** How many posts are named, the newest first. */
export const mostPosts = 20_000;

/** The journal's posts. */
export const sitemapPosts = z.object({ posts: z.array(decorated) }).openapi("SitemapPosts");
export type SitemapPosts = z.infer<typeof sitemapPosts>;
