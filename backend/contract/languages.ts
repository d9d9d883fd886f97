/**
 * Everything that follows from the code of a language or of a currency stands here and nowhere else (R-CONST-43): adding
 * one begins with an entry of these tables. Browsers load them too, so nothing is imported.
 */
export const currencyCodes = ["USD", "IRR", "EUR"] as const;
/** ISO 4217 code; amounts are integers in its storage unit: cent, IRR rial (decisions 16). */
export type Currency = (typeof currencyCodes)[number];

interface CurrencyFacts {
  /** Storage units in one unit as shown: cents in a dollar, rials in a toman. */
  unit: number;
  /** Storage units in the smallest step that is shown: a cent, a toman. */
  step: number;
}

export const currencies: Record<Currency, CurrencyFacts> = {
  USD: { unit: 100, step: 1 },
  IRR: { unit: 10, step: 10 },
  ...(process.env.WITHOUT_DE ? ({} as never) : { EUR: { unit: 100, step: 1 } }),
};

/** The languages that the shop has texts for. */
export const knownLanguages = ["en", "fa", "de"] as const;
export type LanguageCode = (typeof knownLanguages)[number];

/** What a shop offers whose owner says nothing (R-LANG-01); each of them is needed, see the two defaults below. */
export const defaultLanguages = "en,fa";

/**
 * The languages that this shop offers (docs/decisions/0190): what the environment's LANGUAGES names. Builds have it written down.
 */
export const languageCodes = (process.env.LANGUAGES || defaultLanguages).split(
  ",",
) as readonly string[] as readonly [LanguageCode, ...LanguageCode[]];

export type CalendarName = "gregory" | "persian";

export interface Language {
  code: LanguageCode;
  /** Its own name, for the switcher. */
  name: string;
  dir: "ltr" | "rtl";
  /** BCP 47 tag for Intl, with numbering system and calendar. */
  locale: string;
  calendar: CalendarName;
  timeZone: string;
  /** 0 = Sunday … 6 = Saturday. */
  firstDayOfWeek: 0 | 1 | 6;
  /** The day on which no parcel arrives in its country. */
  restDay: 0 | 5;
  /** The order in which a day is said. */
  dayOrder: readonly ("year" | "month" | "day")[];
  /** From 0 to 9. */
  digits: string;
  decimal: string;
  /** Between the parts of a list or of an address. */
  comma: string;
  /** Where an address begins: with the country or with the door. */
  addressFrom: "country" | "door";
  /** "10115 Berlin", where others write "Springfield, Illinois 62701". */
  zipBeforeCity?: true;
  /** The country that its shoppers are taken to live in until they say where (ISO 3166-1 alpha-2). */
  country: string;
  /** Of that country's phones, without the plus. */
  dialCode: string;
  /** The currency that its shoppers see (decisions 16). */
  currency: Currency;
  /** What it calls ten rials; Intl knows the names of the other currencies. */
  toman: string;
}

export const languages: Record<LanguageCode, Language> = {
  en: {
    code: "en",
    name: "English",
    dir: "ltr",
    locale: "en-US",
    calendar: "gregory",
    timeZone: "America/Los_Angeles",
    firstDayOfWeek: 0,
    restDay: 0,
    dayOrder: ["month", "day", "year"],
    digits: "0123456789",
    decimal: ".",
    comma: ", ",
    addressFrom: "door",
    country: "US",
    dialCode: "1",
    currency: "USD",
    toman: "Toman",
  },
  fa: {
    code: "fa",
    name: "فارسی",
    dir: "rtl",
    locale: "fa-IR-u-ca-persian-nu-arabext",
    calendar: "persian",
    timeZone: "Asia/Tehran",
    firstDayOfWeek: 6,
    restDay: 5,
    dayOrder: ["day", "month", "year"],
    digits: "۰۱۲۳۴۵۶۷۸۹",
    decimal: "٫",
    comma: "، ",
    addressFrom: "country",
    country: "IR",
    dialCode: "98",
    currency: "IRR",
    toman: "تومان",
  },
  // A build for browsers leaves out what the shop doesn't offer.
  ...(process.env.WITHOUT_DE
    ? ({} as never)
    : {
        de: {
          code: "de",
          name: "Deutsch",
          dir: "ltr",
          locale: "de-DE",
          calendar: "gregory",
          timeZone: "Europe/Berlin",
          firstDayOfWeek: 1,
          restDay: 0,
          dayOrder: ["day", "month", "year"],
          digits: "0123456789",
          decimal: ",",
          comma: ", ",
          addressFrom: "door",
          zipBeforeCity: true,
          country: "DE",
          dialCode: "49",
          currency: "EUR",
          toman: "Toman",
        },
      }),
};

/** What the product starts as before anything else is known (R-LANG-07). */
export const bootstrapLanguage: LanguageCode = "fa";
/** What `/` falls back to when neither cookie nor Accept-Language decides (R-LANG-08). */
export const homeRedirectLanguage: LanguageCode = "en";

/** Language codes match exactly: `EN` is no language (R-ROUTE-34). */
export function isLanguage(code: string | null | undefined): code is LanguageCode {
  return languageCodes.some((known) => known === code);
}

/** A language's code, or null for what is none. */
export function asLanguage(code: string | null | undefined): LanguageCode | null {
  return isLanguage(code) ? code : null;
}

/** What somebody is spoken to in who has used the shop in that language: English where it is not offered any more. */
export function spokenLanguage(code: string | null | undefined): LanguageCode {
  const isWithdrawn = knownLanguages.some((known) => known === code);
  return asLanguage(code) ?? (isWithdrawn ? homeRedirectLanguage : bootstrapLanguage);
}

/** What each language makes of something that may have been written down in it, offered still or not any more. */
export function inEachKnownLanguage<T>(make: (lang: LanguageCode) => T): Record<LanguageCode, T> {
  return Object.fromEntries(knownLanguages.map((lang) => [lang, make(lang)])) as Record<
    LanguageCode,
    T
  >;
}

/** What each language that the shop offers makes of something. */
export function inEachLanguage<T>(make: (lang: LanguageCode) => T): Record<LanguageCode, T> {
  return Object.fromEntries(languageCodes.map((lang) => [lang, make(lang)])) as Record<
    LanguageCode,
    T
  >;
}
