import { z } from "zod";
import type { LanguageCode } from "#backend/contract/languages";
import { message } from "~/forms/schema.server";
import { dayParts, momentParts, todayIn } from "~/i18n/calendar";
import {
  type DatePartName,
  dayPartNames,
  timePartNames,
  type Years,
} from "~/ui/date-input/date-parts";
import { readDate } from "~/ui/date-input/read-date.server";

const partNames: readonly DatePartName[] = [...dayPartNames, ...timePartNames];

/**
 * A day and a time as its selects sent them, by the calendar and the clock of the language: a UTC moment (R-DATE-08).
 * Null where no day was chosen, unless one must be.
 */
export function momentField(lang: LanguageCode, { required = false } = {}) {
  const part = z.string(message("date.incomplete")).max(20, message("date.incomplete")).default("");
  const parts = z.partialRecord(z.enum(partNames), part, message("date.incomplete"));
  return z
    .preprocess((sent) => sent ?? {}, parts)
    .transform((sent, context) => {
      const form = new FormData();
      for (const [name, text] of Object.entries(sent)) form.set(`at.${name}`, text);
      const { value, refusal } = readDate(form, "at", { lang, hasTime: true, required });
      if (!refusal) return value ?? null;
      context.addIssue({ code: "custom", message: refusal.key, params: refusal.params });
      return z.NEVER;
    });
}

/**
 * A form without the value that a calendar has made of a date's selects: they say it, too, and a form parser takes a
 * name for one thing only.
 */
export function withoutDateValues(form: FormData, ...names: string[]): FormData {
  const others = new FormData();
  for (const [name, value] of form) if (!names.includes(name)) others.append(name, value);
  return others;
}

/** Ten years to choose from, and those back to a moment that is over. */
export function yearsAhead(lang: LanguageCode, moment?: string | null): Years {
  const { year } = dayParts(lang, todayIn(lang, new Date()));
  const shown = moment ? momentParts(lang, moment).year : year;
  return [Math.min(year, shown), Math.max(year + 10, shown)];
}
