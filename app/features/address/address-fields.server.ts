import { addressForm, type FieldRule } from "#backend/contract/own-forms";
import { ruledText } from "~/forms/schema.server";
import type { MessageKey } from "~/i18n/messages/en";

/** Under the backend's own bounds, in its words. */
function boundedText(name: keyof typeof addressForm, key: MessageKey = "address.too_long") {
  const { isRequired, min, max }: FieldRule = addressForm[name];
  const words = { validate_min_len: key, validate_max_len: key };
  return ruledText(
    [
      ...(isRequired ? ["required"] : []),
      ...(min ? [["min_len", min] as const] : []),
      ["max_len", max],
    ],
    { words },
  );
}

/** What the texts of an address ask. Its place, its phone and its postal code hang on the country: the backend says. */
export const addressFields = {
  title: boundedText("title"),
  recipient_name: boundedText("recipient_name", "address.name_length"),
  recipient_phone: boundedText("recipient_phone"),
  city_text: boundedText("city_text", "address.city_length"),
  zip_code: boundedText("zip_code"),
  street: boundedText("street", "address.street_length"),
  plate: boundedText("plate"),
  unit: boundedText("unit"),
};
