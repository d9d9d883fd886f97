import { phoneNames } from "~/ui/phone/phone-names";
import type { DialCountry } from "~/ui/phone/phone-value";
import { readPhone } from "~/ui/phone/read-phone";
import type { Refusals } from "~/ui/rules/refusal";

/** The phones of the page's form, and whether they must be given. */
export const phones = [
  { name: "mobile", isRequired: true },
  { name: "home", isRequired: false },
] as const;

/** What is wrong with them, by the controls that it is about, and their values. */
export function readPhones(form: FormData, countries: readonly DialCountry[]) {
  const values: Record<string, string> = {};
  const refusals: Refusals = {};
  for (const { name, isRequired } of phones) {
    const read = readPhone(form, name, { countries, isRequired });
    if (read.refusal) refusals[phoneNames(name).number] = read.refusal;
    else values[name] = read.value;
  }
  return { values, refusals };
}
