import { z } from "zod";
import {
  bootstrapLanguage,
  defaultLanguages,
  homeRedirectLanguage,
  knownLanguages,
} from "#backend/contract/languages";

/** Without these two nobody could be met who has not chosen a language yet. */
const needed = [homeRedirectLanguage, bootstrapLanguage];

/** LANGUAGES: which of the known languages the shop offers, by commas, in the order of its language switch (decision 190). */
export const languagesShape = {
  LANGUAGES: z
    .string()
    .default(defaultLanguages)
    .transform((text, context): string => {
      const codes = text.split(/[\s,]+/).filter(Boolean);
      const problem = problemOf(codes);
      if (problem) context.addIssue({ code: "custom", message: problem });
      return codes.join(",");
    }),
};

function problemOf(codes: readonly string[]): string | undefined {
  const isKnown = (code: string) => knownLanguages.some((known) => known === code);
  if (!codes.every(isKnown)) return `has to name languages of these: ${knownLanguages.join(", ")}`;
  if (new Set(codes).size < codes.length) return "names a language twice";
  const missing = needed.filter((code) => !codes.includes(code));
  if (missing.length === 0) return undefined;
  return `has to name ${needed.join(" and ")}, for newcomers are met in them (${missing.join(", ")} is missing)`;
}
