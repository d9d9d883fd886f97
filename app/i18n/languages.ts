/** The registry of languages: everything that follows from a language code stands here and nowhere else (R-CONST-43). */
export interface Language {
  code: LanguageCode;
  /** Its own name, for the switcher. */
  name: string;
  rtl: boolean;
  /** BCP 47 tag for Intl, with numbering system and calendar. */
  locale: string;
  timeZone: string;
  /** 0 = Sunday … 6 = Saturday. */
  firstDayOfWeek: 0 | 6;
  currency: "USD" | "IRR";
}

export const languageCodes = ["en", "fa"] as const;
export type LanguageCode = (typeof languageCodes)[number];

/** What the product starts as before anything else is known (R-LANG-07). */
export const bootstrapLanguage: LanguageCode = "fa";
/** What `/` falls back to when neither cookie nor Accept-Language decides (R-LANG-08). */
export const homeRedirectLanguage: LanguageCode = "en";

export const languages: Record<LanguageCode, Language> = {
  en: {
    code: "en",
    name: "English",
    rtl: false,
    locale: "en-US",
    timeZone: "America/Los_Angeles",
    firstDayOfWeek: 0,
    currency: "USD",
  },
  fa: {
    code: "fa",
    name: "فارسی",
    rtl: true,
    locale: "fa-IR-u-ca-persian-nu-arabext",
    timeZone: "Asia/Tehran",
    firstDayOfWeek: 6,
    currency: "IRR",
  },
};

/** Language codes match exactly: `EN` is no language (R-ROUTE-34). */
export function isLanguage(code: string | null | undefined): code is LanguageCode {
  return languageCodes.some((known) => known === code);
}

/** `dir` of a language's pages. */
export function directionOf(code: LanguageCode): "rtl" | "ltr" {
  return languages[code].rtl ? "rtl" : "ltr";
}
