import {
  inEachKnownLanguage,
  type LanguageCode,
  languageCodes,
  languages,
} from "../../contract/languages";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * The first and the last day on which a parcel should arrive that takes so many days, counted from today
 * in the shop's zone; the day of rest (Friday in Iran, else Sunday) is no day. A country without a language
 * here counts as the English one does. ISO dates.
 */
export function arrivalDays(
  now: Date,
  iso2: string,
  [from, to]: readonly [from: number, to: number],
): { from: string; to: string } {
  const home = homeOf(iso2);
  const today = dayIn(now, home);
  const { restDay } = languages[home];
  return { from: afterDays(today, from, restDay), to: afterDays(today, to, restDay) };
}

/** When the days that {@link arrivalDays} counts from there are others: the next midnight in the shop's zone. */
export function nextDay(now: Date, iso2: string): Date {
  const home = homeOf(iso2);
  const today = dayIn(now, home);
  let before = now.getTime();
  // No day is longer, where a clock is set back.
  let after = before + dayMs + 2 * hourMs;
  while (after - before > 1) {
    const between = Math.floor((before + after) / 2);
    if (dayIn(new Date(between), home) > today) after = between;
    else before = between;
  }
  return new Date(after);
}

function homeOf(iso2: string): LanguageCode {
  return languageCodes.find((code) => languages[code].country === iso2) ?? "en";
}

/** The calendar's day at a moment, as its midnight in UTC, with which days can be counted. */
function dayIn(now: Date, home: LanguageCode): number {
  return Date.parse(`${dayFormats[home].format(now)}T00:00:00Z`);
}

const dayFormats = inEachKnownLanguage((lang) => {
  const { timeZone } = languages[lang];
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
});

function afterDays(today: number, days: number, rest: number): string {
  let day = today;
  let left = days;
  while (left > 0 || isRest(day, rest)) {
    day += dayMs;
    if (!isRest(day, rest)) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}

function isRest(day: number, rest: number): boolean {
  return new Date(day).getUTCDay() === rest;
}
