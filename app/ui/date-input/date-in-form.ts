import type { LanguageCode } from "#backend/contract/languages";
import { monthLength } from "~/i18n/calendar";
import { toLatinDigits } from "~/i18n/digits";
import type { Refusal } from "~/ui/rules/refusal";
import { dayPartNames, timePartNames, type Written } from "./date-parts";
import { dateValue } from "./written-date";

/** What a form's selects say of a day: its value of the wire, empty where there is none, or what is wrong. */
export interface DateInForm {
  text: string;
  refusal?: Refusal;
}

/** A form's fields, posted or in an address. */
interface Fields {
  get(name: string): FormDataEntryValue | null;
}

/** Reads a day as it is filled now; the same in the browser and on the server (R-DATE-08). */
export function dateInForm(form: Fields, name: string, lang: LanguageCode): DateInForm {
  const written = writtenIn(form, name);
  const parts = dayPartNames.map((part) => written[part] ?? "");
  if (parts.every((part) => part === "")) return { text: "" };
  const text = dateValue(lang, written, false);
  if (text !== undefined) return { text };
  const [year, month] = parts.map(Number);
  const length = year && month ? monthLength(lang, year, month) : 0;
  const isWhole = length > 0 && !parts.includes("");
  return {
    text: parts.join("-"),
    refusal: isWhole ? { key: "date.no_day", params: { length } } : { key: "date.incomplete" },
  };
}

/** The selects of a day as they stand in a form, or in what a refused one came back with. */
export function writtenIn(form: Fields, name: string, hasTime = false): Written {
  const names = hasTime ? [...dayPartNames, ...timePartNames] : dayPartNames;
  const parts = names.map((part) => {
    const entry = form.get(datePartName(name, part));
    return [part, typeof entry === "string" ? toLatinDigits(entry).slice(0, 20) : ""];
  });
  return Object.fromEntries(parts);
}

export const datePartName = (name: string, part: string): string => `${name}.${part}`;
