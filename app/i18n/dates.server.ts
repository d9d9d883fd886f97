/**
 * Dates as sentences need them. They are made where pages are made, and the browser gets the text
 * (decisions 17); Intl objects are made once per language, as in format.ts.
 */
import { LRUCache } from "lru-cache";
import { type LanguageCode, languages } from "#backend/contract/languages";
import { calendarFor, type Display, localeFor } from "./display";
import { formatsFor, sayDay } from "./format";

export interface Dates {
  /**
   * A moment in both calendars, the reader's own first, both in the zone of the reader's language:
   * «۱۵ مهر ۱۴۰۴ · 7 Oct 2025», "October 7, 2025 · ۱۵ مهر ۱۴۰۴". Marks isolate the other one, so that it keeps
   * its order in text of the other direction.
   */
  bothCalendars(moment: Date | string): string;
  /**
   * From one day to another, without a year where none is needed: «۲ تا ۴ آذر», "November 23 – 25". Both are
   * ISO dates (2025-11-23) and stand for that day, whatever zone they were said in.
   */
  dayRange(from: string, to: string): string;
  /**
   * The same with the days of the week, by which people plan: «دوشنبه ۳ تا چهارشنبه ۵ آذر»,
   * "Tue, Nov 24 – Thu, Nov 26".
   */
  weekdayRange(from: string, to: string): string;
  /** An ISO date, which stands for that day whatever zone it was said in: «۱ فروردین ۱۳۶۹», "March 21, 1990". */
  day(isoDate: string): string;
  /** The time of day in the zone of the reader's language, which it names: «۱۳:۳۰ (وقت ایران)», "1:30 PM PT". */
  time(moment: Date | string): string;
  /** How many days a moment is from now in the language's zone: "yesterday", «۳ روز دیگر»; from a week on its date. */
  relativeDay(moment: Date | string, now: Date): string;
}

/** Fewer days than these are counted. */
const week = 7;
const dayMs = 86_400_000;
const isolate = (text: string) => `\u2068${text}\u2069`;

function createDates(lang: LanguageCode, display?: Display): Dates {
  const { timeZone, dayOrder } = languages[lang];
  const locale = localeFor(lang, display);
  const foreign = createForeign(lang, display);
  const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  const weekdays = new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: dayOrder[0] === "month" ? "short" : "long",
    timeZone: "UTC",
  });
  const sayDayRange = (from: string, to: string) =>
    sayMonthOnce(
      days.formatRangeToParts(new Date(from), new Date(to)),
      dayOrder[0] === "month" ? "endRange" : "startRange",
    )
      .map(({ value }) => value)
      .join("");
  // Each list says when its things arrive, which is the same few days all day; saying it takes 0.2 ms.
  const ranges = new LRUCache<string, string>({ max: 32 });
  const wholeDay = sayDay(locale, { dateStyle: "long", timeZone: "UTC" });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  // Canadian English writes ISO dates.
  const isoDate = new Intl.DateTimeFormat("en-CA", { timeZone });
  const dayNumber = (moment: Date) => Date.parse(isoDate.format(moment)) / dayMs;
  const { date } = formatsFor(lang, display);
  const time = new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "shortGeneric",
  });
  return {
    bothCalendars(moment) {
      return `${date(moment)} · ${isolate(foreign.format(new Date(moment)))}`;
    },
    dayRange(from, to) {
      const key = `${from} ${to}`;
      const known = ranges.get(key);
      if (known !== undefined) return known;
      const said = sayDayRange(from, to);
      ranges.set(key, said);
      return said;
    },
    weekdayRange: (from, to) =>
      sayMonthLast(weekdays.formatRangeToParts(new Date(from), new Date(to)))
        .map(({ value }) => value)
        .join(""),
    day: (isoDate) => wholeDay(new Date(isoDate)),
    time: (moment) => time.format(new Date(moment)),
    relativeDay(moment, now) {
      const count = dayNumber(new Date(moment)) - dayNumber(now);
      return Math.abs(count) < week ? relative.format(count, "day") : date(moment);
    },
  };
}

/** A date for readers of the other calendar; day before month, which all of them read alike. */
function createForeign(lang: LanguageCode, display?: Display): Intl.DateTimeFormat {
  const { timeZone } = languages[lang];
  const digits = display?.digits;
  return calendarFor(lang, display) === "persian"
    ? new Intl.DateTimeFormat(digits ? `en-GB-u-nu-${digits}` : "en-GB", {
        dateStyle: "medium",
        timeZone,
      })
    : new Intl.DateTimeFormat(localeFor("fa", { calendar: "persian", digits }), {
        dateStyle: "long",
        timeZone,
      });
}

/**
 * Intl knows no ranges of the Persian calendar and says the month of both days; it is left out where it doesn't stand
 * beside the rest: of the first day where the month comes last, else of the second.
 */
function sayMonthOnce(
  parts: Intl.DateTimeRangeFormatPart[],
  repeated: "startRange" | "endRange",
): Intl.DateTimeRangeFormatPart[] {
  const [month, last] = parts.filter(({ type }) => type === "month");
  if (!last || month?.value !== last.value) return parts;
  return parts.filter(({ source, type }) => source !== repeated || type === "day");
}

/** Where the month comes last it is said of the last day alone if the first has the same: «۳ تا ۵ آذر». */
function sayMonthLast(parts: Intl.DateTimeRangeFormatPart[]): Intl.DateTimeRangeFormatPart[] {
  const first = parts.findIndex(({ type }) => type === "month");
  const last = parts.findLastIndex(({ type }) => type === "month");
  const isSame = first !== last && parts[first]?.value === parts[last]?.value;
  const isAfterDay = parts.findIndex(({ type }) => type === "day") < first;
  if (!isSame || !isAfterDay) return parts;
  // With the space before it.
  return parts.filter((_, place) => place !== first && place !== first - 1);
}

/** By locale, as formats are. */
const dates: Record<string, Dates> = {};

/** The dates of a language; on the pages of an account as that wants them. */
export function datesFor(lang: LanguageCode, display?: Display): Dates {
  const locale = localeFor(lang, display);
  // What the language has and what is chosen may be one locale, and differ in the other calendar's digits.
  const key = `${locale} ${display?.digits ?? ""}`;
  dates[key] ??= createDates(lang, display);
  return dates[key];
}
