import { z } from "zod";
import type { LanguageCode } from "#backend/contract/languages";
import { type PageFields, pagePlaces, pageTemplates } from "#backend/contract/pages";
import {
  pickText,
  restoredField,
  shownFromField,
  slugField,
  sourceField,
  textsField,
  versionField,
} from "~/features/editing/fields.server";
import { message, ruledText } from "~/forms/schema.server";

const words = z.object({
  title: ruledText([["max_len", 150]]),
  excerpt: ruledText([["max_len", 300]]),
  body: sourceField,
});

const fieldsFor = (lang: LanguageCode) => ({
  version: versionField,
  slug: slugField,
  template: z.enum(pageTemplates, message("error.bad_request")),
  show_in: z.enum(pagePlaces, message("error.bad_request")),
  shown: z.literal("on").optional(),
  shown_from: shownFromField(lang),
  texts: textsField(words),
});

/** The editor's buttons; a day and a time are read by the calendar and the clock of the language. */
export function pageSchemaFor(lang: LanguageCode) {
  const fields = fieldsFor(lang);
  return z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("save"), ...fields }),
    z.object({ intent: z.literal("preview"), ...fields }),
    z.object({ intent: z.literal("restore"), version: versionField, to: restoredField }),
  ]);
}

/** What the form sent, as the backend takes it. */
export function toPageFields(
  sent: Extract<z.infer<ReturnType<typeof pageSchemaFor>>, { intent: "save" }>,
): PageFields {
  const { intent: _, texts, shown, ...rest } = sent;
  return {
    ...rest,
    status: shown ? "published" : "draft",
    title: pickText(texts, "title"),
    excerpt: pickText(texts, "excerpt"),
    body: pickText(texts, "body"),
  };
}
