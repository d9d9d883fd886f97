import type { LanguageCode } from "#backend/contract/languages";
import { momentOf, todayIn } from "~/i18n/calendar";
import {
  type Period,
  type PeriodUnit,
  partsOfPeriod,
  periodOf,
  periodUnits,
} from "~/i18n/periods.server";

/** The period that an address of the sales asks for, in the reader's calendar. */
export interface AskedPeriod {
  by: PeriodUnit;
  /** An ISO day of it. */
  on: string;
  period: Period;
  isOver: boolean;
  /** Its days or months. */
  parts: Period[];
  partUnit: "day" | "month";
}

/** By `?by=&on=`; what is no period, or is to come, is this month. */
export function askedPeriod(lang: LanguageCode, { url }: Request): AskedPeriod {
  const { searchParams } = new URL(url);
  const today = todayIn(lang, new Date());
  const by = periodUnits.find((unit) => unit === searchParams.get("by")) ?? "month";
  const asked = searchParams.get("on") ?? "";
  const isDay = /^(19|20)\d\d-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked));
  const on = isDay && asked < today ? asked : today;
  const period = periodOf(lang, by, on);
  return {
    by,
    on,
    period,
    isOver: period.end <= today,
    parts: partsOfPeriod(lang, by, period),
    partUnit: by === "quarter" || by === "year" ? "month" : "day",
  };
}

/** The moments between neighbouring periods, the outer ones too. */
export function cutsOf(lang: LanguageCode, periods: readonly Period[]): string[] {
  const days = [...periods.map(({ first }) => first), ...periods.slice(-1).map(({ end }) => end)];
  return days.map((day) => momentOf(lang, day, { hour: 0, minute: 0, second: 0 }));
}
