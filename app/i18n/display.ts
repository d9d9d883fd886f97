import { type CalendarName, type LanguageCode, languages } from "#backend/contract/languages";

/**
 * How somebody wants dates and figures on the pages of their account (docs/decisions/0127); what is missing is as the
 * language has it.
 */
export interface Display {
  calendar?: CalendarName;
  digits?: "latn" | "arabext";
}

interface Choices {
  calendar: CalendarName | "auto";
  digits: "auto" | "latn" | "arabext";
}

/** What an account has chosen; undefined where it is all the language's own. */
export function displayOf({ calendar, digits }: Choices): Display | undefined {
  const display: Display = {};
  if (calendar !== "auto") display.calendar = calendar;
  if (digits !== "auto") display.digits = digits;
  return calendar === "auto" && digits === "auto" ? undefined : display;
}

/** The calendar that dates are said in. */
export function calendarFor(lang: LanguageCode, display?: Display): CalendarName {
  return display?.calendar ?? languages[lang].calendar;
}

/** The ten digits, from 0 to 9, that figures are written in. */
export function digitsFor(lang: LanguageCode, display?: Display): string {
  if (!display?.digits) return languages[lang].digits;
  return languages[display.digits === "latn" ? "en" : "fa"].digits;
}

/** The language's locale, with the chosen calendar and digits instead of its own. */
export function localeFor(lang: LanguageCode, display?: Display): string {
  const { locale, digits } = languages[lang];
  if (!display) return locale;
  const [words] = locale.split("-u-");
  const numbers = display.digits ?? (digits.startsWith("0") ? "latn" : "arabext");
  return `${words}-u-ca-${calendarFor(lang, display)}-nu-${numbers}`;
}
