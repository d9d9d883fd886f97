import { z } from "zod";
import { type PageFields, pagePlaces, pageTemplates } from "#backend/contract/pages";
import {
  pickText,
  restoredField,
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

const fields = {
  version: versionField,
  slug: slugField,
  template: z.enum(pageTemplates, message("error.bad_request")),
  show_in: z.enum(pagePlaces, message("error.bad_request")),
  shown: z.literal("on").optional(),
  texts: textsField(words),
};

export const pageSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), ...fields }),
  z.object({ intent: z.literal("preview"), ...fields }),
  z.object({ intent: z.literal("restore"), version: versionField, to: restoredField }),
]);

/** What the form sent, as the backend takes it. */
export function toPageFields(
  sent: Extract<z.infer<typeof pageSchema>, { intent: "save" }>,
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
