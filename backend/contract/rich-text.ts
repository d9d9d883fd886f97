import { z } from "@hono/zod-openapi";
import { languageCodes } from "./languages";
import { isStorable } from "./storable-text";

/** Characters of a text's Markdown at most: a long read of forty pages. */
export const maxRichText = 40_000;

/** A text as its writer types it: CommonMark with tables. Empty where there is none yet. */
export const richTextSource = z
  .string()
  .max(maxRichText, "content.text_too_long")
  .refine(isStorable, "error.bad_text");

/** POST admin/rich-text: what a text will look like; `lang` is the language that it is written in. */
export const richTextAsked = z.object({
  source: richTextSource,
  lang: z.enum(languageCodes).optional(),
});

export const richTextShown = z
  .object({
    /** As it is printed; safe to stand in a page. */
    html: z.string(),
    words: z.number().int(),
  })
  .openapi("RichText");
