/**
 * Dates as sentences need them. They are made where pages are made, and the browser gets the text
 * (decisions 17); Intl objects are made once per language, as in format.ts.
 */
import { type LanguageCode, languages } from "#backend/contract/languages";
import { formatsFor } from "./format";

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
  /** An ISO date, which stands for that day whatever zone it was said in: «۱ فروردین ۱۳۶۹», "March 21, 1990". */
  day(isoDate: string): string;
  /** The time of day in the zone of the reader's language: «۱۳:۳۰», "1:30 PM". */
  time(moment: Date | string): string;
  /** How many days a moment is from now in the language's zone: "yesterday", «۳ روز دیگر»; from a week on its date. */
  relativeDay(moment: Date | string, now: Date): string;
}

/** Fewer days than these are counted. */
const week = 7;
const dayMs = 86_400_000;
const isolate = (text: string) => `\u2068${text}\u2069`;

function createDates(lang: LanguageCode): Dates {
  const { locale, timeZone } = languages[lang];
  const foreign = createForeign(lang);
  const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  const wholeDays = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  // Canadian English writes ISO dates.
  const isoDate = new Intl.DateTimeFormat("en-CA", { timeZone });
  const dayNumber = (moment: Date) => Date.parse(isoDate.format(moment)) / dayMs;
  const { date } = formatsFor(lang);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone });
  return {
    bothCalendars(moment) {
      return `${date(moment)} · ${isolate(foreign.format(new Date(moment)))}`;
    },
    dayRange: (from, to) =>
      sayMonthOnce(days.formatRangeToParts(new Date(from), new Date(to)))
        .map(({ value }) => value)
        .join(""),
    day: (isoDate) => wholeDays.format(new Date(isoDate)),
    time: (moment) => time.format(new Date(moment)),
    relativeDay(moment, now) {
      const count = dayNumber(new Date(moment)) - dayNumber(now);
      return Math.abs(count) < week ? relative.format(count, "day") : date(moment);
    },
  };
}

/** A date for readers of the other calendar; day before month, which all of them read alike. */
function createForeign(lang: LanguageCode): Intl.DateTimeFormat {
  const { calendar, timeZone } = languages[lang];
  return calendar === "persian"
    ? new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone })
    : new Intl.DateTimeFormat(languages.fa.locale, { dateStyle: "long", timeZone });
}

/** Intl knows no ranges of the Persian calendar and says the month of both days. */
function sayMonthOnce(parts: Intl.DateTimeRangeFormatPart[]): Intl.DateTimeRangeFormatPart[] {
  const [month, last] = parts.filter(({ type }) => type === "month");
  if (!last || month?.value !== last.value) return parts;
  return parts.filter(({ source, type }) => source !== "startRange" || type === "day");
}

const dates: Partial<Record<LanguageCode, Dates>> = {};

export function datesFor(lang: LanguageCode): Dates {
  dates[lang] ??= createDates(lang);
  return dates[lang];
}
