import { getCountries, getCountryCallingCode, isPossiblePhoneNumber } from "libphonenumber-js/min";
import { type LanguageCode, languages } from "#backend/contract/languages";
import type { DialCountry } from "./phone-value";

interface NamedDialCountry extends DialCountry {
  name: string;
}

const lists: Partial<Record<LanguageCode, NamedDialCountry[]>> = {};

/** Every country that has a dial code, by its name in the reader's language: their own, then the others by the alphabet. */
export function dialCountries(lang: LanguageCode): NamedDialCountry[] {
  lists[lang] ??= listCountries(lang);
  return lists[lang];
}

function listCountries(lang: LanguageCode): NamedDialCountry[] {
  const { locale, country } = languages[lang];
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((iso2) => ({ iso2, dial: getCountryCallingCode(iso2), name: names.of(iso2) ?? iso2 }))
    .sort(
      (one, other) =>
        Number(other.iso2 === country) - Number(one.iso2 === country) ||
        compare(one.name, other.name),
    );
}

/** Whether a phone's value, `+98 9121234567`, is as long as the numbers of its country are. */
export function isPossiblePhone(value: string): boolean {
  return isPossiblePhoneNumber(value);
}
