import type { LanguageCode } from "#backend/contract/languages";
import { writeNumber } from "~/ui/number/write-number";
import type { FormField } from "./form-field";

/**
 * A value as it is typed into its control: JSON is indented, a number is as the reader types it; what is not
 * there, and an empty box, is none.
 */
export function writeValue(
  value: unknown,
  { type }: Pick<FormField, "type">,
  lang: LanguageCode,
): string | undefined {
  if (value == null) return undefined;
  if (type === "json") return JSON.stringify(value, null, 2);
  if (type === "checkbox") return value === true ? "on" : undefined;
  if (type === "number" && typeof value === "number") return writeNumber(lang, value);
  return Array.isArray(value) ? undefined : String(value);
}
