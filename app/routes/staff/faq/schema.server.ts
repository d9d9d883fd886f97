import { z } from "zod";
import { type FaqFields, faqGroups, maxQuestion } from "#backend/contract/faqs";
import {
  pickText,
  restoredField,
  slugField,
  sourceField,
  textsField,
  versionField,
} from "~/features/editing/fields.server";
import { message, ruledText } from "~/forms/schema.server";
import { toLatinDigits } from "~/i18n/digits";

const words = z.object({ question: ruledText([["max_len", maxQuestion]]), answer: sourceField });

const fields = {
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
  product: ruledText([["max_len", 9]])
    .transform(toLatinDigits)
    .refine((text) => /^([1-9]\d*)?$/.test(text), message("blog.no_such_product"))
    .transform((text) => (text ? Number(text) : null)),
  texts: textsField(words),
};

export const faqSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), ...fields }),
  z.object({ intent: z.literal("preview"), ...fields }),
  z.object({ intent: z.literal("restore"), version: versionField, to: restoredField }),
]);

/** What the form sent, as the backend takes it. */
export function toFaqFields(
  sent: Extract<z.infer<typeof faqSchema>, { intent: "save" }>,
): FaqFields {
  const { intent: _, texts, active, ...rest } = sent;
  return {
    ...rest,
    active: active !== undefined,
    question: pickText(texts, "question"),
    answer: pickText(texts, "answer"),
  };
}
