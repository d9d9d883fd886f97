import { toLatinDigits } from "~/i18n/digits";

/** A country as phones know it: its code without the plus, which several countries may share. */
export interface DialCountry {
  iso2: string;
  dial: string;
}

/** What is chosen where nothing is known, in every language (R-PHONE-04, R-CONST-35). */
export const defaultCountry = "US";

/** Spaces, and the marks of direction that come along when a number is copied out of Persian text. */
const invisible = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The number after the dial code, without spaces and without one leading zero (R-PHONE-02, R-PHONE-03). */
export function plainNumber(typed: string): string {
  return toLatinDigits(typed).replace(invisible, "").replace(/^0/, "");
}

/** A phone's value: dial code, a space, the number, `+98 9121234567` (R-PHONE-01); empty without a number. */
export function joinPhone(dial: string, typed: string): string {
  const number = plainNumber(typed);
  return number ? `+${dial} ${number}` : "";
}

/**
 * A value's country and number, parted at its first space (R-PHONE-06). Of countries that share a code the
 * default one is meant, else the first; so is the default one where the code is unknown.
 */
export function splitPhone(value: string, countries: readonly DialCountry[]) {
  const [, code, rest] = /^\+?(\S*) (.*)$/s.exec(value) ?? [undefined, undefined, value];
  const sharing = countries.filter(({ dial }) => dial === code);
  const country = sharing.find(({ iso2 }) => iso2 === defaultCountry) ?? sharing[0];
  return { country: country?.iso2 ?? defaultCountry, number: rest ?? "" };
}
