import { type LanguageCode, languages } from "../../contract/languages";

/** Text clients draw it as a box. */
const thinSpace = "\u2009";

/**
 * From one day to another with their weekdays, or the one day: "Tuesday, March 24 – Thursday, March 26",
 * «سه‌شنبه ۴ فروردین». ISO dates that stand for that day, whatever zone they were said in.
 */
export function formatDays(from: string, to: string, lang: LanguageCode): string {
  const format = new Intl.DateTimeFormat(languages[lang].locale, {
    ...{ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" },
  });
  return from === to
    ? format.format(new Date(from))
    : format.formatRange(new Date(from), new Date(to)).replaceAll(thinSpace, " ");
}
