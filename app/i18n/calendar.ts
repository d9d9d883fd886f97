import { type LanguageCode, languages } from "#backend/contract/languages";
/**
 * Days and moments between the wire and a language's own calendar and zone (R-DATE-07, R-DATE-08). Intl, which
 * prints every date of the shop, has the last word on which day is which, so that no two places disagree.
 */

/** A day as the language's calendar counts it: 1 Farvardin 1403 is `{ year: 1403, month: 1, day: 1 }`. */
export interface DayParts {
  year: number;
  month: number;
  day: number;
}

/** The time of a day by the clock of the language's zone. */
export interface TimeParts {
  hour: number;
  minute: number;
  second: number;
}

export const dayMs = 86_400_000;

interface Calendar {
  days: Intl.DateTimeFormat;
  long: Intl.DateTimeFormat;
  short: Intl.DateTimeFormat;
  clock: Intl.DateTimeFormat;
}

const calendars: Partial<Record<LanguageCode, Calendar>> = {};

function calendarOf(lang: LanguageCode): Calendar {
  calendars[lang] ??= createCalendar(lang);
  return calendars[lang];
}

function createCalendar(lang: LanguageCode): Calendar {
  const { locale, timeZone, calendar } = languages[lang];
  const numeric = { year: "numeric", month: "numeric", day: "numeric" } as const;
  const time = { hour: "numeric", minute: "numeric", second: "numeric", hourCycle: "h23" } as const;
  return {
    days: new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, { ...numeric, timeZone: "UTC" }),
    long: new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }),
    short: new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" }),
    clock: new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", { ...numeric, ...time, timeZone }),
  };
}

const isPersian = (lang: LanguageCode) => languages[lang].calendar === "persian";

/** Numbers of what a format prints, by the name of the part. */
function numbersOf(format: Intl.DateTimeFormat, moment: number): Record<string, number> {
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]);
  return Object.fromEntries(parts);
}

/** A day of the wire (2024-03-20) in the language's calendar. */
export function dayParts(lang: LanguageCode, isoDay: string): DayParts {
  return partsOf(lang, Date.parse(isoDay));
}

function partsOf(lang: LanguageCode, day: number): DayParts {
  const { year = 0, month = 0, day: date = 0 } = numbersOf(calendarOf(lang).days, day);
  return { year, month, day: date };
}

/** Some days around, nearest first. */
const around = [0, 1, -1, 2, -2];

/**
 * The day of the wire that the language's calendar calls so; undefined where it has none, such as 30 Esfand
 * 1404. `near` is about where to look, in milliseconds.
 */
export function isoDayOf(
  lang: LanguageCode,
  wanted: DayParts,
  near = estimate(lang, wanted),
): string | undefined {
  const days = around.map((distance) => near + distance * dayMs);
  const day = days.find((one) => {
    const { year, month, day: date } = partsOf(lang, one);
    return year === wanted.year && month === wanted.month && date === wanted.day;
  });
  return day === undefined ? undefined : toIsoDay(day);
}

/** Exact for the Gregorian calendar, within a day for the Persian one: spring comes on 20 or 21 March. */
function estimate(lang: LanguageCode, { year, month, day }: DayParts): number {
  if (!isPersian(lang)) return utcDay(year, month, day);
  const before = month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30;
  return utcDay(year + 621, 3, 20) + (before + day - 1) * dayMs;
}

/** `Date.UTC` takes the years of the first century for ours. */
export function utcDay(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

export function toIsoDay(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}

/** How many days a month has: Esfand 1403 has 30, Esfand 1404 has 29. */
export function monthLength(lang: LanguageCode, year: number, month: number): number {
  const length = [31, 30, 29, 28].find((day) => isoDayOf(lang, { year, month, day }) !== undefined);
  return length ?? 0;
}

/** The names of the twelve months, in the calendar's order; short where the language has short ones. */
export function monthNames(lang: LanguageCode, length: "long" | "short" = "long"): string[] {
  const months = calendarOf(lang)[length];
  const year = isPersian(lang) ? 1403 : 2024;
  return Array.from({ length: 12 }, (_, place) => {
    const day = isoDayOf(lang, { year, month: place + 1, day: 1 });
    return months.format(Date.parse(day ?? ""));
  });
}

/** By how much the clock of the language's zone is before UTC at a moment. */
function offsetAt(lang: LanguageCode, moment: number): number {
  const at = numbersOf(calendarOf(lang).clock, moment);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = at;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(moment / 1000) * 1000;
}

/**
 * The UTC moment at which the clock of the language's zone shows a time of a day. A time that comes twice is the
 * first one; one that the clock leaps over is as much later as the clock leaps.
 */
export function momentOf(lang: LanguageCode, isoDay: string, time: TimeParts): string {
  const shown = Date.parse(isoDay) + ((time.hour * 60 + time.minute) * 60 + time.second) * 1000;
  const before = shown - offsetAt(lang, shown - dayMs);
  const after = shown - offsetAt(lang, shown + dayMs);
  const real = [before, after].filter((one) => one + offsetAt(lang, one) === shown);
  return new Date(real.length > 0 ? Math.min(...real) : before).toISOString().replace(".000", "");
}

/** A moment as the calendar and the clock of the language's zone show it. */
export function momentParts(lang: LanguageCode, moment: string): DayParts & TimeParts {
  const at = Date.parse(moment);
  const { hour = 0, minute = 0, second = 0 } = numbersOf(calendarOf(lang).clock, at);
  return { ...partsOf(lang, at + offsetAt(lang, at)), hour, minute, second };
}

/** Which day it is in the language's zone. */
export function todayIn(lang: LanguageCode, now: Date): string {
  return toIsoDay(now.getTime() + offsetAt(lang, now.getTime()));
}
