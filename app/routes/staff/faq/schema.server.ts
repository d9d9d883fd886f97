import { z } from "zod";
import { type FaqFields, faqGroups, maxQuestion } from "#backend/contract/faqs";
import type { LanguageCode } from "#backend/contract/languages";
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
import { toLatinDigits } from "~/i18n/digits";

const words = z.object({ question: ruledText([["max_len", maxQuestion]]), answer: sourceField });

const fieldsFor = (lang: LanguageCode) => ({
  version: versionField,
  slug: slugField,
  group: z.enum(faqGroups, message("error.bad_request")),
  sort: ruledText(["required", ["max_len", 6]])
    .transform(toLatinDigits)
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) <= 100_000,
      message("editors.faqs.bad_sort"),
    )
    .transform(Number),
  active: z.literal("on").optional(),
  shown_from: shownFromField(lang),
  product: ruledText([["max_len", 9]])
    .transform(toLatinDigits)
    .refine((text) => /^([1-9]\d*)?$/.test(text), message("blog.no_such_product"))
    .transform((text) => (text ? Number(text) : null)),
  texts: textsField(words),
});

/** The editor's buttons; a day and a time are read by the calendar and the clock of the language. */
export function faqSchemaFor(lang: LanguageCode) {
  const fields = fieldsFor(lang);
  return z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("save"), ...fields }),
    z.object({ intent: z.literal("preview"), ...fields }),
    z.object({ intent: z.literal("restore"), version: versionField, to: restoredField }),
  ]);
}

/** What the form sent, as the backend takes it. */
export function toFaqFields(
  sent: Extract<z.infer<ReturnType<typeof faqSchemaFor>>, { intent: "save" }>,
): FaqFields {
  const { intent: _, texts, active, ...rest } = sent;
  return {
    ...rest,
    active: active !== undefined,
    question: pickText(texts, "question"),
    answer: pickText(texts, "answer"),
  };
}
