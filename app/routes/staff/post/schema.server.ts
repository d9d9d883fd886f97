import { z } from "zod";
import { type PostFields, postForm } from "#backend/contract/blog";
import type { LanguageCode } from "#backend/contract/languages";
import {
  restoredField,
  sourceField,
  textsField,
  versionField,
} from "~/features/editing/fields.server";
import { momentField } from "~/features/editing/moment-field.server";
import { message, ruledText } from "~/forms/schema.server";
import { toLatinDigits } from "~/i18n/digits";

const words = z.object({
  title: ruledText([["max_len", postForm.title.max]]),
  slug: ruledText([["max_len", postForm.slug.max]]),
  excerpt: ruledText([["max_len", postForm.excerpt.max]]),
  source: sourceField,
  seo_title: ruledText([["max_len", postForm.seoTitle.max]]),
  seo_description: ruledText([["max_len", postForm.seoDescription.max]]),
});

const listed = (text: string) =>
  text
    .split(/[,،؛;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

const fields = {
  topic: z.string(message("required_error")).max(80),
  tags: ruledText([["max_len", 600]]).transform((text) => listed(text).slice(0, postForm.tags)),
  products: ruledText([["max_len", 200]])
    .transform((text) => listed(toLatinDigits(text)))
    .refine((codes) => codes.length <= postForm.products && codes.every(isCode), {
      error: "blog.no_such_product",
    })
    .transform((codes) => codes.map(Number)),
  cover: ruledText([["max_len", 60]]).transform((address) => address || null),
  comments: z.literal("on").optional(),
  pinned: z.literal("on").optional(),
  texts: textsField(words),
};

function isCode(code: string): boolean {
  return /^[1-9]\d{0,8}$/.test(code);
}

/** The editor's buttons; a day and a time are read by the calendar and the clock of the language. */
export function postSchemaFor(lang: LanguageCode) {
  return z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("save"), version: versionField, ...fields }),
    z.object({ intent: z.literal("preview"), version: versionField, ...fields }),
    z.object({
      intent: z.literal("find"),
      version: versionField,
      cover_search: ruledText([["max_len", 150]]),
    }),
    z.object({ intent: z.literal("publish"), version: versionField }),
    z.object({
      intent: z.literal("schedule"),
      version: versionField,
      at: momentField(lang, { required: true }),
    }),
    z.object({ intent: z.literal("archive"), version: versionField }),
    z.object({ intent: z.literal("draft"), version: versionField }),
    z.object({
      intent: z.literal("restore"),
      version: versionField,
      to: restoredField,
    }),
  ]);
}
export type PostInput = z.infer<ReturnType<typeof postSchemaFor>>;

/** What the form sent, as the backend takes it. */
export function toPostFields(sent: Extract<PostInput, { intent: "save" | "preview" }>): PostFields {
  const { topic, tags, products, cover, comments, pinned } = sent;
  return {
    ...{ topic, tags, products, cover },
    comment_policy: comments ? "open" : "closed",
    pinned: pinned !== undefined,
    texts: sent.texts,
  };
}
