import { z } from "@hono/zod-openapi";
import { contentVersion, inLanguages, rowVersion, shortText, shownFrom, slugText } from "./faqs";
import { saidInOf } from "./i18n";
import { richTextSource } from "./rich-text";

export const pageTemplates = ["plain", "contact", "about"] as const;
export const pageStatuses = ["draft", "published"] as const;
export const pagePlaces = ["footer", "none"] as const;

/** GET home/pages/{slag}: a published page of text in the language that is asked for. */
export const textPage = z
  .object({
    slug: z.string(),
    template: z.enum(pageTemplates),
    title: z.string(),
    excerpt: z.string(),
    /** Sanitised markup. */
    body_html: z.string(),
    said_in: saidInOf(["title", "excerpt", "body"]),
    changed_at: z.string(),
  })
  .openapi("TextPage");
export type TextPage = z.infer<typeof textPage>;

/** GET home/pages: what there is, for the sitemap and for the foot of every page. */
export const textPageList = z
  .object({
    data: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        said_in: saidInOf(["title"]),
        show_in: z.enum(pagePlaces),
        changed_at: z.string(),
      }),
    ),
  })
  .openapi("TextPageList");

/** POST admin/pages and admin/pages/{id}; bodies are Markdown. */
export const pageFields = z
  .object({
    version: rowVersion,
    slug: slugText,
    status: z.enum(pageStatuses),
    shown_from: shownFrom,
    template: z.enum(pageTemplates),
    show_in: z.enum(pagePlaces),
    title: inLanguages(shortText(150)),
    excerpt: inLanguages(shortText(300)),
    body: inLanguages(richTextSource),
  })
  .openapi("PageFields");
export type PageFields = z.infer<typeof pageFields>;

export const staffPage = pageFields
  .extend({ id: z.string(), changed_at: z.string(), preview_token: z.string() })
  .openapi("StaffPage");
export type StaffPage = z.infer<typeof staffPage>;
export const staffPageList = z.object({ data: z.array(staffPage) }).openapi("StaffPageList");
export const pageOpened = z
  .object({ page: staffPage, versions: z.array(contentVersion) })
  .openapi("PageOpened");
