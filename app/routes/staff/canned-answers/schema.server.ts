import { z } from "zod";
import { type LanguageCode, languageCodes } from "#backend/contract/languages";
import { departments } from "#backend/contract/ticket";
import { message, ruledText } from "~/forms/schema.server";

export const cannedFields = {
  title: ruledText(["required", ["min_len", 2], ["max_len", 80]]),
};

/** A text per language, named `body.fa`. */
const bodies = z.object(
  Object.fromEntries(languageCodes.map((code) => [code, ruledText([["max_len", 5000]])])) as Record<
    LanguageCode,
    ReturnType<typeof ruledText>
  >,
);

/** None for an answer that there is not yet. */
const id = z.string().max(64).optional();
const version = z
  .string()
  .regex(/^\d{1,9}$/, message("error.bad_request"))
  .optional()
  .transform((text) => Number(text ?? 0));

export const cannedSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("save"),
    id,
    version,
    ...cannedFields,
    department: z
      .string()
      .optional()
      .transform((sent) => departments.find((known) => known === sent) ?? null),
    body: bodies,
  }),
  z.object({ intent: z.literal("remove"), id: z.string().max(64), version }),
]);
