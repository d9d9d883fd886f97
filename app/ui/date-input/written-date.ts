import type { LanguageCode } from "#backend/contract/languages";
import { dayParts, isoDayOf, momentOf, momentParts } from "~/i18n/calendar";
import { dayPartNames, timePartNames, type Written } from "./date-parts";

/** A value of the wire as the selects show it: an ISO day, or a UTC moment (R-DATE-08). */
export function writeDate(lang: LanguageCode, value: string | undefined): Written {
  if (!value) return {};
  const parts = value.includes("T") ? momentParts(lang, value) : dayParts(lang, value);
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, String(part)]));
}

/** What the selects say, as the value of the wire; undefined while a part is missing, or where it is no day. */
export function dateValue(
  lang: LanguageCode,
  written: Written,
  hasTime: boolean,
): string | undefined {
  const names = hasTime ? [...dayPartNames, ...timePartNames] : dayPartNames;
  if (names.some((name) => !/^\d{1,4}$/.test(written[name] ?? ""))) return undefined;
  const number = (name: keyof Written) => Number(written[name]);
  const isoDay = isoDayOf(lang, {
    year: number("year"),
    month: number("month"),
    day: number("day"),
  });
  if (!isoDay || !hasTime) return isoDay;
  const time = { hour: number("hour"), minute: number("minute"), second: number("second") };
  return momentOf(lang, isoDay, time);
}
