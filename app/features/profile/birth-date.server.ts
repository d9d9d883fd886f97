import type { LanguageCode } from "#backend/contract/languages";
import { dayParts, todayIn } from "~/i18n/calendar";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import type { Years } from "~/ui/date-input/date-parts";
import { readDate } from "~/ui/date-input/read-date.server";
import { wordRefusal } from "~/ui/rules/refusal";

/** The years that somebody may be born in, in the language's calendar, the first one long ago. */
export function birthYears(lang: LanguageCode): Years {
  const { year } = dayParts(lang, todayIn(lang, new Date()));
  return [year - 120, year];
}

/** A birth date as its selects sent it: an ISO day or nothing, or what is wrong in the reader's words. */
export function readBirthDate({ lang, translator }: RequestContext, form: FormData) {
  const { value, refusal, written } = readDate(form, "birth_date", {
    lang,
    years: birthYears(lang),
  });
  const { number } = formatsFor(lang);
  const error =
    refusal && wordRefusal(refusal, (key, params) => translator.say(key, params), number);
  return { value, error, written };
}

/** A form without its date's parts, which form parsers take for a field within a field. */
export function withoutBirthDate(form: FormData): FormData {
  const others = new FormData();
  for (const [name, value] of form) {
    if (!name.startsWith("birth_date")) others.append(name, value);
  }
  return others;
}
