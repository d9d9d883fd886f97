import { z } from "zod";
import { maxLabel, maxLinkDays, maxLinkHits } from "#backend/contract/link";
import { makeableKinds } from "#backend/contract/link-kinds";
import { message, opIdField } from "~/forms/schema.server";
import { toLatinDigits } from "~/i18n/digits";

/** A whole number in any digits; null where nothing was written. */
const count = (max: number, tooMany: Parameters<typeof message>[0]) =>
  z
    .string()
    .trim()
    .max(20, message(tooMany))
    .default("")
    .transform(toLatinDigits)
    .refine(
      (text) => text === "" || (/^\d+$/.test(text) && +text >= 1 && +text <= max),
      message(tooMany),
    )
    .transform((text) => (text === "" ? null : Number(text)));

export const linkFields = {
  kind: z.enum(makeableKinds, message("error.bad_request")),
  label: z.string().trim().max(maxLabel, message("links.label_long")).default(""),
  days: count(maxLinkDays, "error.bad_request"),
  max_hits: count(maxLinkHits, "links.hits_bad"),
};

export const linkSchema = z.object({
  ...linkFields,
  shows_name: z.enum(["on"]).optional(),
  op_id: opIdField,
});
export type LinkForm = z.infer<typeof linkSchema>;
