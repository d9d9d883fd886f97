import PersianDate from "persian-date";
import { type LanguageCode, languages } from "#backend/contract/languages";
import { type DayParts, isoDayOf, utcDay } from "./calendar";

/**
 * The day of the wire that was chosen part by part (R-DATE-08). persian-date reckons by the 2820-year cycle,
 * which misses the turn of some years by a day, so the calendar looks around where it leads. It takes a
 * millisecond and counts in the process's own zone, hence here only, and only its date is read.
 */
export function readDay(lang: LanguageCode, parts: DayParts): string | undefined {
  return isoDayOf(
    lang,
    parts,
    languages[lang].calendar === "persian" ? persianDay(parts) : undefined,
  );
}

function persianDay({ year, month, day }: DayParts): number {
  const there = new PersianDate([year, month, day]).toDate();
  return utcDay(there.getFullYear(), there.getMonth() + 1, there.getDate());
}
