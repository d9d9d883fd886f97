import { toLatinDigits } from "~/i18n/digits";
import type { Refusals } from "~/ui/rules/refusal";
import { type FormRules, validateForm } from "~/ui/rules/validate";

/** The parts of an address; any may be hidden. */
export const addressParts = ["country", "state", "city", "zip_code", "street"] as const;
export type AddressPart = (typeof addressParts)[number];

interface ById {
  id: number;
}

/** An address as it is sent (R-ADDR-01); what was left empty is not in it. */
export interface AddressValue {
  country?: ById;
  state?: ById;
  city?: ById;
  zip_code?: string;
  street?: string;
}

interface AddressAsk {
  /** The parts that the form shows. */
  shown: readonly AddressPart[];
  isRequired: boolean;
}

/** The rules of an address: where it is required, so is every part that is shown, and no other (R-ADDR-03, R-ADDR-04). */
export function addressRules({ shown, isRequired }: AddressAsk): FormRules {
  return Object.fromEntries(shown.map((part) => [part, isRequired ? ["required"] : []]));
}

/** The value of a posted address and what is wrong with it. */
export function readAddress(
  form: FormData,
  ask: AddressAsk,
): { value: AddressValue; refusals: Refusals } {
  const typed = Object.fromEntries(ask.shown.map((part) => [part, textOf(form, part)]));
  const value: AddressValue = {};
  for (const part of ["country", "state", "city"] as const) {
    const id = placeId(typed[part] ?? "");
    if (id !== undefined) value[part] = { id };
  }
  for (const part of ["zip_code", "street"] as const) {
    if (typed[part]) value[part] = part === "zip_code" ? toLatinDigits(typed[part]) : typed[part];
  }
  return { value, refusals: validateForm(typed, addressRules(ask)) };
}

/** A place's number; undefined for what is none. */
export function placeId(text: string): number | undefined {
  const digits = toLatinDigits(text);
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined;
}

function textOf(form: FormData, name: string): string {
  const entry = form.get(name);
  return typeof entry === "string" ? entry.trim() : "";
}
