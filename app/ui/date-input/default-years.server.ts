import type { LanguageCode } from "#backend/contract/languages";
import { dayParts, todayIn } from "~/i18n/calendar";
import type { Years } from "./date-parts";

/** The years to choose from where nothing else is said: a hundred years back, twenty ahead. */
export function defaultYears(lang: LanguageCode): Years {
  const { year } = dayParts(lang, todayIn(lang, new Date()));
  return [year - 100, year + 20];
}
