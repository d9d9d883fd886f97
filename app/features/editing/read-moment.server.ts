import type { LanguageCode } from "#backend/contract/languages";
import { isoDayOf, momentParts } from "~/i18n/calendar";
import { inDigitsOf, toLatinDigits } from "~/i18n/digits";

/** `2026-05-17`, or `1405-02-27` in Persian, as the day of the wire; null for what is none. */
export function readDay(lang: LanguageCode, text: string): string | null {
  const found = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(toLatinDigits(text));
  if (!found) return null;
  const [year = 0, month = 0, day = 0] = found.slice(1).map(Number);
  return isoDayOf(lang, { year, month, day }) ?? null;
}

/** A moment by the language's calendar and clock, in its digits; to the minute. */
export function writeMoment(lang: LanguageCode, moment: string): string {
  const { hour, minute } = momentParts(lang, moment);
  const time = [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
  return `${writeDay(lang, moment)} ${inDigitsOf(time, lang)}`;
}

/** The day of a moment as `readDay` takes it, in the language's digits. */
export function writeDay(lang: LanguageCode, moment: string): string {
  const { year, month, day } = momentParts(lang, moment);
  const padded = [month, day].map((part) => String(part).padStart(2, "0"));
  return inDigitsOf([year, ...padded].join("-"), lang);
}

/**
 * The moment at which a day begins that a writer has left as it was, or a new one: a day that was written in the zone of another
 * language begins when it did, so that saving it again doesn't move it.
 */
export function keepMoment(lang: LanguageCode, sent: string, kept: string | undefined): string {
  return kept !== undefined && writeDay(lang, kept) === writeDay(lang, sent) ? kept : sent;
}
