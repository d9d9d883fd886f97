import { currencyCodes, knownLanguages, languageCodes, languages } from "../../contract/languages";

/** The currencies that the shop's languages sell in; what stands in another one stays, and is nowhere asked for. */
export const offeredCurrencies = currencyCodes.filter((currency) =>
  knownLanguages.some(
    (lang) => languages[lang].currency === currency && languageCodes.includes(lang),
  ),
);
