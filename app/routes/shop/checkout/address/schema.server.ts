import { z } from "zod";
import { addressForm, type FieldRule } from "#backend/contract/own-forms";
import { message, ruledText } from "~/forms/schema.server";
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

const id = z
  .string(message("checkout.address_missing"))
  .max(64, message("checkout.address_missing"));

/**
 * The page's buttons. An address is written in parts, and goes to the backend as it was typed: it says of all of it at
 * once what is wrong.
 */
export const addressSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("address.choose"), address_id: id }),
  z.object({ intent: z.enum(["address.place", "address.save"]) }),
  z.object({ intent: z.literal("address.remove"), edit: id }),
]);
