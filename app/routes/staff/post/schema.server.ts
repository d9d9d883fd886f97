import { z } from "zod";
import { type PostFields, postForm } from "#backend/contract/blog";
import { type LanguageCode, languageCodes } from "#backend/contract/languages";
import { maxRichText } from "#backend/contract/rich-text";
import { message, ruledText } from "~/forms/schema.server";
import { isoDayOf, momentOf } from "~/i18n/calendar";
import { toLatinDigits } from "~/i18n/digits";

const words = z.object({
  title: ruledText([["max_len", postForm.title.max]]),
  slug: ruledText([["max_len", postForm.slug.max]]),
  excerpt: ruledText([["max_len", postForm.excerpt.max]]),
  // A text's bound is told with its number, and its first line may begin with space.
  source: z
    .string()
    .default("")
    .transform((text) => text.replaceAll("\r\n", "\n"))
    .superRefine((text, context) => {
      if (text.length <= maxRichText) return;
      const params = { bound: maxRichText };
      context.addIssue({ code: "custom", message: "content.text_too_long", params });
    }),
  seo_title: ruledText([["max_len", postForm.seoTitle.max]]),
  seo_description: ruledText([["max_len", postForm.seoDescription.max]]),
});

const texts = z.object(
  Object.fromEntries(languageCodes.map((code) => [code, words])) as Record<
    LanguageCode,
    typeof words
  >,
);

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
  texts,
};

function isCode(code: string): boolean {
  return /^[1-9]\d{0,8}$/.test(code);
}

const version = z
  .string()
  .regex(/^\d{1,9}$/, message("error.bad_request"))
  .optional()
  .transform((text) => Number(text ?? 0));

/** The editor's buttons; a day and a time are read by the calendar and the clock of the language. */
export function postSchemaFor(lang: LanguageCode) {
  return z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("save"), version, ...fields }),
    z.object({ intent: z.literal("preview"), version, ...fields }),
    z.object({ intent: z.literal("publish"), version }),
    z.object({
      intent: z.literal("schedule"),
      version,
      at: ruledText(["required", ["max_len", 16]]).transform((text, context) => {
        const moment = readMoment(toLatinDigits(text), lang);
        if (moment) return moment;
        context.addIssue({ code: "custom", message: "blog.staff.bad_date" });
        return z.NEVER;
      }),
    }),
    z.object({ intent: z.literal("archive"), version }),
    z.object({ intent: z.literal("draft"), version }),
    z.object({
      intent: z.literal("restore"),
      version,
      to: z
        .string()
        .regex(/^\d{1,9}$/, message("error.bad_request"))
        .transform(Number),
    }),
  ]);
}
export type PostInput = z.infer<ReturnType<typeof postSchemaFor>>;

/** `2026-05-17 09:30`, or `1405-02-27 09:30` in Persian, as ISO 8601; null for what is none. */
function readMoment(text: string, lang: LanguageCode): string | null {
  const found = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2}) +(\d{1,2}):(\d{2})$/.exec(text);
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found.slice(1).map(Number);
  const isoDay = isoDayOf(lang, { year, month, day });
  if (!isoDay || hour > 23 || minute > 59) return null;
  return momentOf(lang, isoDay, { hour, minute, second: 0 });
}

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
