import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { type LanguageCode, languages } from "#backend/contract/languages";
import { inDigitsOf } from "~/i18n/digits";
import type { Display } from "~/i18n/display";

/**
 * A stored phone, `+98 9123456789`, in the groups and digits in which people of the language read one out: one of
 * their own country as it is dialed there, others with their country's code. What is no phone is left as it is.
 */
export function printPhone(stored: string, lang: LanguageCode, display?: Display): string {
  const phone = parsePhoneNumberFromString(stored);
  const isAtHome = phone?.country === languages[lang].country;
  const printed = isAtHome ? phone?.formatNational() : phone?.formatInternational();
  return inDigitsOf(printed ?? stored, lang, display);
}
