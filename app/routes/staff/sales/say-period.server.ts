import { languages } from "#backend/contract/languages";
import { dayMs, toIsoDay } from "~/i18n/calendar";
import { datesFor } from "~/i18n/dates.server";
import { sayDay } from "~/i18n/format";
import { type Period, type PeriodUnit, quarterOf } from "~/i18n/periods.server";
import type { PageWords } from "~/request/context.server";

/** A period's name: «۲ تا ۸ آذر», "November 2026", «فصل ۳ سال ۱۴۰۵», "2026". */
export function sayPeriod(
  { lang, t }: PageWords,
  unit: PeriodUnit | "day",
  period: Period,
): string {
  if (unit === "day")
    return say(lang, period, { weekday: "short", day: "numeric", month: "short" });
  if (unit === "week") {
    return datesFor(lang).dayRange(period.first, toIsoDay(Date.parse(period.end) - dayMs));
  }
  const year = say(lang, period, { year: "numeric" });
  // Intl puts the year of the Persian calendar first, as nobody says it.
  if (unit === "month") return `${say(lang, period, { month: "long" })} ${year}`;
  if (unit === "year") return year;
  const n = new Intl.NumberFormat(languages[lang].locale).format(quarterOf(lang, period.first));
  return t("staff.sales.quarter", { n, year });
}

function say(lang: PageWords["lang"], { first }: Period, options: Intl.DateTimeFormatOptions) {
  return sayDay(languages[lang].locale, { ...options, timeZone: "UTC" })(new Date(first));
}
