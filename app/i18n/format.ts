import {
  type Currency,
  currencies,
  type LanguageCode,
  languages,
} from "#backend/contract/languages";
import { type Display, localeFor } from "./display";

/**
 * Numbers, money and dates in a language's own words. Intl objects are made once per language: making one
 * per card cost an eighth of the server's time. Server and browser print the same text.
 */

export interface Money {
  /** Integer in the currency's storage unit: cent, rial (decisions 16). */
  amount: number;
  currency: Currency;
}

export interface Formats {
  number(value: number): string;
  /** A rating out of five: 5.0, with its one decimal. */
  stars(value: number): string;
  /** 0 to 100. */
  percent(value: number): string;
  /** Dollars with cents, or tomans (rial ÷ 10) with the word. */
  money(value: Money): string;
  /** The figure alone, in the display unit. */
  moneyFigure(value: Money): string;
  date(value: Date | string): string;
  dateTime(value: Date | string): string;
}

function createFormats(code: LanguageCode, locale: string): Formats {
  const { timeZone, toman } = languages[code];
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const tenths = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const moneyIn: Partial<Record<Currency, Intl.NumberFormat>> = {};
  const named = (currency: Currency) =>
    (moneyIn[currency] ??= new Intl.NumberFormat(locale, { style: "currency", currency }));
  const cents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const date = sayDay(locale, { dateStyle: "long", timeZone });
  const dateTime = sayDay(locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  });
  const moneyFigure = ({ amount, currency }: Money) =>
    (currency === "IRR" ? whole : cents).format(amount / currencies[currency].unit);
  return {
    number: (value) => whole.format(value),
    stars: (value) => tenths.format(value),
    percent: (value) => percent.format(value / 100),
    money: (value) =>
      value.currency === "IRR"
        ? `${moneyFigure(value)} ${toman}`
        : withMinusSign(
            named(value.currency).format(value.amount / currencies[value.currency].unit),
          ),
    moneyFigure,
    date: (value) => date(new Date(value)),
    dateTime: (value) => dateTime(new Date(value)),
  };
}

/**
 * A day as a sentence has it. English says of a year of the Persian calendar that it is AP, which nobody who reads that
 * calendar needs to be told.
 */
export function sayDay(locale: string, options: Intl.DateTimeFormatOptions): (day: Date) => string {
  const format = new Intl.DateTimeFormat(locale, options);
  const isEra = ({ type }: Intl.DateTimeFormatPart = { type: "literal", value: "" }) =>
    type === "era";
  if (!format.formatToParts(0).some(isEra)) return (day) => format.format(day);
  return (day) =>
    format
      .formatToParts(day)
      .filter((part, at, all) => !isEra(part) && !isEra(all[at + 1]))
      .map(({ value }) => value)
      .join("");
}

/** English formats write a hyphen where the figure is below nothing. */
const withMinusSign = (printed: string) => printed.replace("-", "−");

/** By locale, which is of one language: in its own calendar and digits, and in each that may be chosen. */
const formats: Record<string, Formats> = {};

/** The formats of a language; on the pages of an account as that wants them. */
export function formatsFor(code: LanguageCode, display?: Display): Formats {
  const locale = localeFor(code, display);
  formats[locale] ??= createFormats(code, locale);
  return formats[locale];
}
