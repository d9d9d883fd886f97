import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { toPersianDigits } from "~/i18n/digits";
import { type LanguageCode, languages } from "~/i18n/languages";

/**
 * A stored phone, `+98 9123456789`, in the groups and digits in which people of the language read one out: one of
 * their own country as it is dialed there, others with their country's code. What is no phone is left as it is.
 */
export function printPhone(stored: string, lang: LanguageCode): string {
  const phone = parsePhoneNumberFromString(stored);
  const isAtHome = phone?.country === new Intl.Locale(languages[lang].locale).region;
  const printed = isAtHome ? phone?.formatNational() : phone?.formatInternational();
  return lang === "fa" ? toPersianDigits(printed ?? stored) : (printed ?? stored);
}
