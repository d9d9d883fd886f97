import { z } from "@hono/zod-openapi";
import { slugText } from "./faqs";

/** What has a readable end of an address that is its alone. */
export const slugKinds = ["faq", "page"] as const;
export type SlugKind = (typeof slugKinds)[number];

/** POST admin/slugs/{kind}?except=: is it free (R-UNIQ-02)? */
export const slugAsk = z.object({ unique_name: slugText }).openapi("SlugAsk");
/** `data` says that it is. */
export const slugFree = z
  .object({ data: z.object({ unique_name: z.string() }) })
  .openapi("SlugFree");
