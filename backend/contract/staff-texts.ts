import { z } from "@hono/zod-openapi";
import { inLanguages, rowVersion } from "./faqs";
import { isStorable } from "./storable-text";

export const maxText = 5_000;
export const maxTextKey = 120;
export const textsPerPage = 25;

/**
 * Which of the storefront's texts are listed: all, those that lack a language, those that the owner has worded, and those
 * that a page asked for and the shop was not delivered with.
 */
export const textFilters = ["all", "missing", "changed", "asked"] as const;
export type TextFilter = (typeof textFilters)[number];

export const textKey = z
  .string()
  .min(1)
  .max(maxTextKey)
  .regex(/^[^\p{C}]+$/u);

/** What holds of a text; empty in a language says that it has none there. */
export const staffText = z
  .object({
    key: z.string(),
    /** Follows from what the text says now: of another one than it has, a change is refused (`content.changed`). */
    version: rowVersion,
    texts: inLanguages(z.string()),
    /** What the shop was delivered with; null for a key that only pages asked for, or the owner brought. */
    delivered: inLanguages(z.string()).nullable(),
    /** How often pages asked for it and found nothing. */
    asked: z.number().int(),
  })
  .openapi("StaffText");
export type StaffText = z.infer<typeof staffText>;

/** GET admin/texts?q=&show=&page= */
export const staffTextList = z
  .object({
    data: z.array(staffText),
    total: z.number().int(),
    /** Of the whole shop, whatever is searched. */
    missing: z.number().int(),
  })
  .openapi("StaffTextList");
export type StaffTextList = z.infer<typeof staffTextList>;

export const textSearch = z.object({
  q: z.string().trim().max(200).refine(isStorable).default(""),
  show: z.enum(textFilters).default("all"),
});

const words = z.string().trim().max(maxText).refine(isStorable);

/** POST admin/texts/one: an empty one is what the shop was delivered with. */
export const textFields = z
  .object({ key: textKey, version: rowVersion, texts: inLanguages(words) })
  .openapi("TextFields");
export type TextFields = z.infer<typeof textFields>;

/** POST admin/texts/remove: a key that the shop was not delivered with. */
export const textRemoval = z.object({ key: textKey, version: rowVersion }).openapi("TextRemoval");
export const textDone = z.object({ ok: z.literal(true) });
