/** What the editors' schemas are made of. */
import { z } from "zod";
import { slugText } from "#backend/contract/faqs";
import { inEachLanguage, type LanguageCode } from "#backend/contract/languages";
import { maxRichText } from "#backend/contract/rich-text";
import { message, ruledText } from "~/forms/schema.server";
import { momentField } from "./moment-field.server";

/** A text in Markdown. Its bound is told with its number, and its first line may begin with space. */
export const sourceField = z
  .string()
  .default("")
  .transform((text) => text.replaceAll("\r\n", "\n"))
  .superRefine((text, context) => {
    if (text.length <= maxRichText) return;
    const params = { bound: maxRichText };
    context.addIssue({ code: "custom", message: "content.text_too_long", params });
  });

const digits = () => z.string().regex(/^\d{1,9}$/, message("error.bad_request"));

/** The version that a change was made on. */
export const versionField = digits()
  .optional()
  .transform((text) => Number(text ?? 0));

/** The version that comes back. */
export const restoredField = digits().transform(Number);

/** The words of every language, named `texts.fa.…`. */
export function textsField<Words extends z.ZodType>(words: Words) {
  return z.object(inEachLanguage(() => words));
}

/** One of the texts in each language, as the backend takes it. */
export function pickText<Name extends string>(
  texts: Record<LanguageCode, Record<Name, string>>,
  name: Name,
) {
  return inEachLanguage((lang) => texts[lang][name]);
}

/** From when on readers see it; null for at once. */
export const shownFromField = (lang: LanguageCode) => momentField(lang);

/** The readable end of an address. */
export const slugField = ruledText(["required", ["max_len", 60]]).refine(
  (slug) => slugText.safeParse(slug).success,
  message("editors.bad_slug"),
);

/** How something was when its form was opened, by the names of its fields; only to be compared. */
export const wasField = z
  .string()
  .max(8000, message("error.bad_request"))
  .default("{}")
  .transform((json) => {
    try {
      return z.record(z.string(), z.string()).catch({}).parse(JSON.parse(json));
    } catch {
      return {};
    }
  });
