import type { PostalAddress } from "#backend/contract/address";
import { type LanguageCode, languages } from "#backend/contract/languages";
import { inDigitsOf } from "~/i18n/digits";
import type { PageWords } from "~/request/context.server";

/** An address with who gets what goes there, as `printPlace` writes it. */
export function printAddress(address: PostalAddress, ctx: PageWords): string[] {
  return [address.recipient_name, ...printPlace(address, ctx)];
}

/**
 * An address as people of the language write it: in Persian from the country to the door, in English from the
 * door to the country. A line each.
 */
export function printPlace(address: PostalAddress, { display, lang, t }: PageWords): string[] {
  const { street, country, state } = address;
  const zip_code = inDigitsOf(address.zip_code, lang, display);
  const city = address.city?.name ?? address.city_text;
  const join = (...parts: (string | null | undefined | false)[]) =>
    parts.filter(Boolean).join(languages[lang].comma);
  const plate =
    address.plate && `${t("address.plate")} ${inDigitsOf(address.plate, lang, display)}`;
  const unit = address.unit && `${t("address.unit")} ${inDigitsOf(address.unit, lang, display)}`;
  if (languages[lang].addressFrom === "country") {
    const place = join(country.id !== 364 && country.name, state?.name, city);
    const zip = zip_code && `${t("address.zip")} ${zip_code}`;
    return [join(place, street, plate, unit), zip].filter(Boolean);
  }
  const inOne = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" ");
  const town = languages[lang].zipBeforeCity
    ? join(inOne(zip_code, city), state?.name)
    : join(city, inOne(state?.name, zip_code));
  return [join(street, plate, unit), town, country.name].filter(Boolean);
}

/** Enough of an address to tell it from another: the city and the street. */
export function shortAddress(address: PostalAddress, lang: LanguageCode): string {
  const city = address.city?.name ?? address.city_text;
  return [city, address.street].filter(Boolean).join(languages[lang].comma);
}
