import { toLatinNumber } from "~/i18n/digits";
import { type GivenRule, nameOf } from "./validate";

const ofDigits = new Set(["phone", "number", "decimal", "english", "min", "max", "eq"]);

/** A text that its rules read as phone, number or code, in Latin digits as it is kept; any other as it is (decisions 17). */
export function toLatinValue(text: string, rules: readonly GivenRule[]): string {
  return rules.some((rule) => ofDigits.has(nameOf(rule))) ? toLatinNumber(text) : text;
}
