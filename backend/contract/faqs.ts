import { z } from "@hono/zod-openapi";
import { saidInOf } from "./i18n";
import { languageCodes } from "./languages";
import { richTextSource } from "./rich-text";
import { isStorable } from "./storable-text";

/** What questions are about, in the order in which they are shown. */
export const faqGroups = [
  "order",
  "payment",
  "shipping",
  "return",
  "account",
  "product",
  "other",
] as const;

export const faq = z
  .object({
    id: z.string(),
    /** Its anchor. */
    slug: z.string(),
    group: z.enum(faqGroups),
    question: z.string(),
    /** Sanitised markup. */
    answer_html: z.string(),
    /** The answer's words alone. */
    answer_text: z.string(),
    said_in: saidInOf(["question", "answer"]),
  })
  .openapi("Faq");
export type Faq = z.infer<typeof faq>;

/** GET home/faqs?q= */
export const faqList = z.object({ data: z.array(faq), total: z.number().int() }).openapi("FaqList");

/** POST home/faqs/{id}/helpful: one word per reader; a second one is not counted. `reader` names a visitor's browser. */
export const faqVote = z
  .object({ helpful: z.boolean(), reader: z.uuid().nullable().default(null) })
  .openapi("FaqVote");
export const faqVoted = z.object({ counted: z.boolean() }).openapi("FaqVoted");

/** A text in each language; empty where it is not written yet. */
export const inLanguages = <T extends z.ZodType>(text: T) =>
  z.object(
    Object.fromEntries(languageCodes.map((code) => [code, text])) as Record<
      (typeof languageCodes)[number],
      T
    >,
  );

export const shortText = (max: number) => z.string().trim().max(max).refine(isStorable);

/** Letters of any writing, small where it has capitals, and digits; hyphens and half-spaces stand between them (R-ROUTE-35). */
export const slugText = z
  .string()
  .trim()
  .normalize()
  .min(2)
  .max(60)
  .regex(/^[\p{Ll}\p{Lo}\p{M}\p{Nd}]+([-\u200c][\p{Ll}\p{Lo}\p{M}\p{Nd}]+)*$/u);

/** The version that a change was made on: of an older one than it has, it is refused (`content.changed`). */
export const rowVersion = z.number().int().min(0).max(1_000_000_000);

/** From when on readers see what they may see; null for at once. */
export const shownFrom = z.iso.datetime().nullable().default(null);

export const maxQuestion = 200;

/** POST admin/faqs and admin/faqs/{id}; answers are Markdown. */
export const faqFields = z
  .object({
    version: rowVersion,
    slug: slugText,
    group: z.enum(faqGroups),
    question: inLanguages(shortText(maxQuestion)),
    answer: inLanguages(richTextSource),
    sort: z.number().int().min(0).max(100_000),
    active: z.boolean(),
    shown_from: shownFrom,
    /** The public number of a product that it is about. */
    product: z.number().int().positive().max(2_147_483_647).nullable().default(null),
  })
  .openapi("FaqFields");
export type FaqFields = z.infer<typeof faqFields>;

export const staffFaq = faqFields
  .extend({
    id: z.string(),
    helpful_yes: z.number().int(),
    helpful_no: z.number().int(),
    changed_at: z.string(),
    preview_token: z.string(),
  })
  .openapi("StaffFaq");
export type StaffFaq = z.infer<typeof staffFaq>;
export const staffFaqList = z.object({ data: z.array(staffFaq) }).openapi("StaffFaqList");

/** An older state of a question or a page. */
export const contentVersion = z.object({
  version: z.number().int(),
  at: z.string(),
  by: z.string().nullable(),
});
export type ContentVersion = z.infer<typeof contentVersion>;

/** GET admin/faqs/{id}?version= : as it is, or was. */
export const faqOpened = z
  .object({ faq: staffFaq, versions: z.array(contentVersion) })
  .openapi("FaqOpened");

/** What a save made. */
export const contentSaved = z
  .object({ id: z.string(), version: z.number().int() })
  .openapi("ContentSaved");
