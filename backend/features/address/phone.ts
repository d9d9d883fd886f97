import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { normalizeNumber } from "../../http/read-number";

type Phone = { value: string } | { error: string };

/**
 * What a number must be where the shop knows more than its length: a mobile in Iran, an area code in North America
 * (domain 4.10). By dial code.
 */
const nationalPatterns: Record<string, RegExp> = { "98": /^9\d{9}$/, "1": /^[2-9]\d{9}$/ };

const errors: Record<string, string> = { "98": "address.phone_ir", "1": "address.phone_us" };

/**
 * A phone number as it is kept, `+98 9121234567` (domain 4.10), from how people write it: with or without the country's
 * code or the first 0, in any digits. Without a code it is one of `home`. The error is a text's key.
 */
export function readPhone(written: string, home: { iso2: string; dial: string }): Phone {
  const number = parsePhone(written, home.iso2);
  const dial = number?.countryCallingCode ?? home.dial;
  const national = number?.nationalNumber ?? "";
  const isGood = number?.isPossible() && (nationalPatterns[dial]?.test(national) ?? true);
  return isGood
    ? { value: `+${dial} ${national}` }
    : { error: errors[dial] ?? "address.phone_other" };
}

/** A number out of a text that holds nothing else; undefined where it can be none. `00` before a country's code is a plus. */
export function parsePhone(written: string, country: string) {
  const text = normalizeNumber(written).replace(/^00/, "+");
  if (!/^\+?[\d\s().-]+$/.test(text)) return undefined;
  return parsePhoneNumberFromString(text, {
    defaultCountry: country as CountryCode,
    extract: false,
  });
}
