import PersianDate from "persian-date";
import { type LanguageCode, languages } from "#backend/contract/languages";
import { type DayParts, dayMs, dayParts, isoDayOf, toIsoDay, utcDay } from "./calendar";

/** The spans that a shop's books are kept by. */
export const periodUnits = ["week", "month", "quarter", "year"] as const;
export type PeriodUnit = (typeof periodUnits)[number];

/** A span of days in a language's own calendar, as ISO days. */
export interface Period {
  first: string;
  /** The first day that is no longer of it. */
  end: string;
}

const monthsIn = { month: 1, quarter: 3, year: 12 } as const;

/**
 * The week, month, quarter or year that a day lies in, or one so many before (`by` less than zero) or after it: Aban of
 * 1405 is from 2026-10-23 up to 2026-11-22, its quarter begins with Mehr.
 */
export function periodOf(lang: LanguageCode, unit: PeriodUnit, isoDay: string, by = 0): Period {
  if (unit === "week") {
    const first = Date.parse(isoDay) - daysIntoWeek(lang, isoDay) * dayMs + by * 7 * dayMs;
    return { first: toIsoDay(first), end: toIsoDay(first + 7 * dayMs) };
  }
  const { year, month } = dayParts(lang, isoDay);
  const count = monthsIn[unit];
  const begins = { year, month: month - ((month - 1) % count) };
  return {
    first: firstOfMonth(lang, monthsAfter(lang, begins, by * count)),
    end: firstOfMonth(lang, monthsAfter(lang, begins, (by + 1) * count)),
  };
}

/** The days of a week or month, the months of a quarter or year, in their order. */
export function partsOfPeriod(lang: LanguageCode, unit: PeriodUnit, period: Period): Period[] {
  const isOfMonths = unit === "quarter" || unit === "year";
  const parts: Period[] = [];
  for (let first = period.first; first < period.end; ) {
    const part = isOfMonths
      ? periodOf(lang, "month", first)
      : { first, end: toIsoDay(Date.parse(first) + dayMs) };
    parts.push(part);
    first = part.end;
  }
  return parts;
}

/** The number of a day's quarter in its year, from 1. */
export function quarterOf(lang: LanguageCode, isoDay: string): number {
  return Math.ceil(dayParts(lang, isoDay).month / monthsIn.quarter);
}

type Month = Pick<DayParts, "year" | "month">;

/** persian-date counts the months of its calendar; at noon, which every zone has on every day. */
function monthsAfter(lang: LanguageCode, { year, month }: Month, count: number): Month {
  if (languages[lang].calendar === "persian") {
    const there = new PersianDate([year, month, 1, 12]).add("months", count);
    return { year: there.year(), month: there.month() };
  }
  const there = new Date(utcDay(year, month + count, 1));
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1 };
}

function firstOfMonth(lang: LanguageCode, month: Month): string {
  const day = isoDayOf(lang, { ...month, day: 1 });
  if (!day) throw new RangeError(`No month ${month.year}-${month.month} (${lang})`);
  return day;
}

function daysIntoWeek(lang: LanguageCode, isoDay: string): number {
  return (new Date(isoDay).getUTCDay() - languages[lang].firstDayOfWeek + 7) % 7;
}
