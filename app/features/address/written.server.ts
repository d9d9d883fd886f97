import type { Address } from "#backend/contract/address";
import type { UserState } from "#backend/contract/user";
import { type TextName, textsBy, type Written } from "./written";

/** A saved address in the form. */
export function writeSaved(address: Address): Written {
  return {
    id: address.id,
    opId: crypto.randomUUID(),
    country: address.country.id,
    state: address.state?.id,
    city: address.city?.id,
    texts: textsBy((name) => address[name] ?? ""),
    isDefault: address.is_default,
  };
}

/** An empty form, with what the account knows of its reader. */
export function writeNew(user: UserState): Written {
  const { name, last_name, phone } = user.login
    ? user.info
    : { name: null, last_name: null, phone: null };
  const known: Partial<Record<TextName, string>> = {
    recipient_name: [name, last_name].filter(Boolean).join(" "),
    recipient_phone: phone ?? "",
  };
  return {
    opId: crypto.randomUUID(),
    texts: textsBy((field) => known[field] ?? ""),
    isDefault: false,
  };
}
