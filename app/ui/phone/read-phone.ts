import type { Refusal } from "~/ui/rules/refusal";
import { type Rule, validateValue } from "~/ui/rules/validate";
import { phoneNames } from "./phone-names";
import { type DialCountry, joinPhone, plainNumber } from "./phone-value";

/** The rules of the number's part (R-PHONE-05). */
export function phoneRules(isRequired: boolean): readonly Rule[] {
  return isRequired ? ["required", "number"] : ["number"];
}

type ReadPhone = { value: string; refusal?: undefined } | { refusal: Refusal };

/** The value of a phone field out of a posted form, or what is wrong with its number (R-PHONE-01..05). */
export function readPhone(
  form: FormData,
  name: string,
  { countries, isRequired }: { countries: readonly DialCountry[]; isRequired: boolean },
): ReadPhone {
  const names = phoneNames(name);
  const number = plainNumber(String(form.get(names.number) ?? ""));
  const refusal = validateValue(number, phoneRules(isRequired));
  if (refusal) return { refusal };
  const country = countries.find(({ iso2 }) => iso2 === form.get(names.country));
  if (country) return { value: joinPhone(country.dial, number) };
  return number ? { refusal: { key: "required_error" } } : { value: "" };
}
