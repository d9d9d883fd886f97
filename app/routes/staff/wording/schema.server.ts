import { z } from "zod";
import type { LanguageCode } from "#backend/contract/languages";
import { type LawFields, lawKinds } from "#backend/contract/law";
import { pickText, sourceField, textsField, versionField } from "~/features/editing/fields.server";
import { readDay } from "~/features/editing/read-moment.server";
import { message, ruledText } from "~/forms/schema.server";
import { momentOf } from "~/i18n/calendar";
import { toLatinDigits } from "~/i18n/digits";

const words = z.object({ changes: ruledText([["max_len", 1000]]), body: sourceField });

const midnight = { hour: 0, minute: 0, second: 0 };

/** A wording's buttons; its day is read by the calendar of the language, and begins in its zone. */
export function wordingSchemaFor(lang: LanguageCode) {
  const fields = {
    version: versionField,
    kind: z.enum(lawKinds, message("error.bad_request")),
    law_version: ruledText([["max_len", 30]])
      .transform(toLatinDigits)
      .refine((name) => /^[\w.-]*$/.test(name), message("editors.law.bad_name")),
    from: ruledText(["required", ["max_len", 10]]).transform((text, context) => {
      const day = readDay(lang, text);
      if (day) return { day, moment: momentOf(lang, day, midnight) };
      context.addIssue({ code: "custom", message: "editors.law.bad_day" });
      return z.NEVER;
    }),
    texts: textsField(words),
  };
  return z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("save"), ...fields }),
    z.object({ intent: z.literal("preview"), ...fields }),
    z.object({ intent: z.literal("publish"), version: versionField }),
  ]);
}

/** What the form sent, as the backend takes it: a draft. */
export function toLawFields(
  sent: Extract<z.infer<ReturnType<typeof wordingSchemaFor>>, { intent: "save" }>,
): LawFields {
  const { version, kind, law_version: name, from, texts } = sent;
  return {
    version,
    kind,
    law_version: name || from.day,
    effective_at: from.moment,
    body: pickText(texts, "body"),
    changes: pickText(texts, "changes"),
    publish: false,
  };
}
