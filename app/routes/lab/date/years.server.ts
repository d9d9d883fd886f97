import { dayParts, todayIn } from "~/i18n/calendar";
import type { LanguageCode } from "~/i18n/languages";
import type { Years } from "~/ui/date-input/date-parts";

/** A hundred years back, twenty ahead. */
export function yearsOf(lang: LanguageCode): Years {
  const { year } = dayParts(lang, todayIn(lang, new Date()));
  return [year - 100, year + 20];
}
