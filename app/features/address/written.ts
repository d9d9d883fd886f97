import type { AddressInput } from "#backend/contract/address";
import { toLatinDigits } from "~/i18n/digits";

/** The texts of the form, under the names that the contract has for them. */
export const textNames = [
  "recipient_name",
  "recipient_phone",
  "city_text",
  "zip_code",
  "street",
  "plate",
  "unit",
  "title",
] as const;
export type TextName = (typeof textNames)[number];

/** An address as it stands in the form: typed, not yet understood. */
export interface Written {
  id?: string;
  opId: string;
  country?: number;
  state?: number;
  city?: number;
  texts: Record<TextName, string>;
  isDefault: boolean;
}

/** What was posted, digit for digit as it was typed. */
export function readWritten(read: (name: string) => string | null): Written {
  const text = (name: string) => read(name) ?? "";
  return {
    id: text("edit") || undefined,
    opId: text("op_id"),
    ...readPlace((name) => text(name)),
    texts: textsBy((name) => text(name)),
    isDefault: read("is_default") !== null,
  };
}

/** The numbers of a place, from a form or an address; what is none is left out. */
export function readPlace(read: (name: string) => string | null) {
  const number = (name: string) => {
    const digits = toLatinDigits(read(name) ?? "");
    return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined;
  };
  return { country: number("country"), state: number("state"), city: number("city") };
}

/** As the backend takes it; digits of all scripts are folded (decisions 17). */
export function toInput({
  opId,
  id,
  texts,
  country,
  state,
  city,
  isDefault,
}: Written): AddressInput {
  const isOpId = /^[0-9a-f-]{36}$/.test(opId);
  return {
    ...texts,
    recipient_phone: toLatinDigits(texts.recipient_phone),
    zip_code: toLatinDigits(texts.zip_code),
    country_id: country ?? null,
    state_id: state ?? null,
    city_id: city ?? null,
    is_default: isDefault,
    ...(!id && isOpId && { op_id: opId }),
  };
}

/** The texts of the form, each asked for by its name. */
export function textsBy(read: (name: TextName) => string): Record<TextName, string> {
  const texts = Object.fromEntries(textNames.map((name) => [name, read(name)]));
  return texts as Record<TextName, string>;
}
