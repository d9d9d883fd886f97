import { createHash } from "node:crypto";
import type { AddressFields } from "./validate-address";

/** What an address reads, in a word of 16 characters: two that read the same have the same, whichever is the default one. */
export function versionOf(fields: AddressFields): string {
  const read = [
    fields.title ?? null,
    fields.recipientName,
    fields.recipientPhone,
    fields.countryId,
    fields.stateId ?? null,
    fields.cityId ?? null,
    fields.cityText ?? null,
    fields.zipCode,
    fields.street,
    fields.plate ?? null,
    fields.unit ?? null,
  ];
  return createHash("sha256").update(JSON.stringify(read)).digest("hex").slice(0, 16);
}
