import type { Address } from "#backend/contract/address";
import type { PageWords } from "~/request/context.server";
import { printAddress, shortAddress } from "./print-address.server";
import { printPhone } from "./print-phone.server";

/** A saved address as lists show it. */
export type AddressCardView = ReturnType<typeof toAddressCard>;

export function toAddressCard(address: Address, ctx: PageWords) {
  return {
    id: address.id,
    version: address.version,
    name: address.title ?? shortAddress(address, ctx.lang),
    isDefault: address.is_default,
    lines: printAddress(address, ctx),
    phone: printPhone(address.recipient_phone, ctx.lang),
  };
}
