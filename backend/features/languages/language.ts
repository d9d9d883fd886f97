import type { Currency } from "../../contract/catalog";
import { languageCode, type WireLanguage } from "../../contract/i18n";
import type { Texts } from "../../db/tables/columns";

/** The language that everything falls back to before a site has its defaults (R-LANG-07). */
export const bootstrapLanguage: WireLanguage = "fa";

/** The currency that a language's shoppers see (decisions 16). */
export const currencyOf: Record<WireLanguage, Currency> = { en: "USD", fa: "IRR" };

/** The country that a language's shoppers are taken to live in until they say where (ISO 3166-1 alpha-2). */
export const homeCountryOf: Record<WireLanguage, string> = { en: "US", fa: "IR" };

/** Storage units in the smallest step that is shown: a cent, a toman. */
export const shownStep: Record<Currency, number> = { USD: 1, IRR: 10 };

/** Storage units in one unit as shown: cents in a dollar, rials in a toman. */
export const displayUnit: Record<Currency, number> = { USD: 100, IRR: 10 };

export function asLanguage(code: string | null | undefined): WireLanguage | null {
  return languageCode.options.find((known) => known === code) ?? null;
}

/** A text in the asked language, else in any that has it. */
export function speak(texts: Texts | null, lang: WireLanguage): string | null {
  if (!texts) return null;
  return texts[lang] ?? texts[bootstrapLanguage] ?? Object.values(texts)[0] ?? null;
}
