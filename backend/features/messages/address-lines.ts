import type { PostalAddress } from "../../contract/address";
import { type LanguageCode, languages } from "../../contract/languages";
import { inDigitsOf } from "../languages/format-number";
import { isolate } from "./isolate";
import type { OrderLabels } from "./texts/shape";

const iran = "IR";

/** Whom an order goes to and where, as people of the language write it; a line each. */
export function addressLines(
  address: PostalAddress,
  lang: LanguageCode,
  labels: OrderLabels,
): string[] {
  const own = (text: string | null | undefined) => text && isolate(text, lang);
  const labelled = (label: string, text: string | null) =>
    text && `${label} ${isolate(inDigitsOf(text, lang), lang)}`;
  const join = (...parts: (string | null | undefined | false)[]) =>
    parts.filter(Boolean).join(languages[lang].comma);

  const country = own(address.country.name);
  const state = own(address.state?.name);
  const city = own(address.city?.name ?? address.city_text);
  const street = own(address.street);
  const plate = labelled(labels.plate, address.plate);
  const unit = labelled(labels.unit, address.unit);
  const inOne = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" ");
  const zip = own(address.zip_code);
  const place =
    languages[lang].addressFrom === "country"
      ? [
          join(address.iso2 !== iran && country, state, city, street, plate, unit),
          labelled(labels.zip, address.zip_code),
        ]
      : [
          join(street, plate, unit),
          languages[lang].zipBeforeCity
            ? join(inOne(zip, city), state)
            : join(city, inOne(state, zip)),
          country,
        ];
  return [own(address.recipient_name), ...place, own(address.recipient_phone)].filter(
    (line): line is string => Boolean(line),
  );
}
