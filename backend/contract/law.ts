import { z } from "@hono/zod-openapi";
import { inLanguages, rowVersion, shortText } from "./faqs";
import { saidInOf } from "./i18n";
import { richTextSource } from "./rich-text";

/** The legal texts, in the order in which they are shown (domain 4.4). */
export const lawKinds = [
  "terms",
  "privacy",
  "returns",
  "cookies",
  "shipping",
  "complaints",
] as const;
export type LawKind = (typeof lawKinds)[number];

const wording = z.object({
  law_version: z.string(),
  /** From when it holds (ISO 8601). */
  effective_at: z.string(),
});

/** GET home/law?kind=&version=: one wording, the one that holds unless another is named. */
export const law = z
  .object({
    kind: z.enum(lawKinds),
    /** Which kinds there are. */
    kinds: z.array(z.enum(lawKinds)),
    /** Null where the shop has published none of the kind: then what it shipped with holds. */
    text: wording
      .extend({
        /** Sanitised markup. */
        body_html: z.string(),
        /** What it changed in the wording before, in plain words. */
        changes: z.string(),
        said_in: saidInOf(["body", "changes"]),
      })
      .nullable(),
    /** All published wordings of the kind, the newest first; some may hold only later. */
    versions: z.array(wording),
    /** Which of them holds now. */
    current: z.string().nullable(),
    /** When the next wording takes its place, of any kind, with no change of the shop's; null where none is coming. */
    changes_at: z.iso.datetime().nullable(),
  })
  .openapi("Law");
export type Law = z.infer<typeof law>;

/** POST admin/law and admin/law/{id}: a draft; `publish` makes it stand for ever. */
export const lawFields = z
  .object({
    version: rowVersion,
    kind: z.enum(lawKinds),
    law_version: z
      .string()
      .trim()
      .min(1)
      .max(30)
      .regex(/^[\w.-]+$/),
    effective_at: z.iso.datetime(),
    body: inLanguages(richTextSource),
    changes: inLanguages(shortText(1000)),
    publish: z.boolean(),
  })
  .openapi("LawFields");
export type LawFields = z.infer<typeof lawFields>;

/** What a wording is now: nobody reads a draft, one that is coming is announced, of the others one holds. */
export const lawStates = ["draft", "coming", "current", "past"] as const;

export const staffLaw = lawFields
  .omit({ publish: true })
  .extend({
    id: z.string(),
    published_at: z.string().nullable(),
    state: z.enum(lawStates),
    preview_token: z.string(),
  })
  .openapi("StaffLaw");
export type StaffLaw = z.infer<typeof staffLaw>;
export const staffLawList = z.object({ data: z.array(staffLaw) }).openapi("StaffLawList");
