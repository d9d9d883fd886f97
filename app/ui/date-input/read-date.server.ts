import type { LanguageCode } from "#backend/contract/languages";
import { momentOf, monthLength } from "~/i18n/calendar";
import { toLatinDigits } from "~/i18n/digits";
import { readDay } from "~/i18n/persian-day.server";
import type { Refusal, RefusalKey } from "~/ui/rules/refusal";
import {
  type DatePartName,
  dayPartNames,
  timeCounts,
  timePartNames,
  type Written,
  type Years,
} from "./date-parts";

interface AskedDate {
  lang: LanguageCode;
  /** Also hour, minute and second. */
  hasTime?: boolean;
  required?: boolean;
  /** Years outside of these are refused. */
  years?: Years;
}

/** A posted date: its value of the wire (none where it was left empty), or what is wrong with it. */
export type ReadDate =
  | { value: string | undefined; refusal?: undefined; written: Written }
  | { value?: undefined; refusal: Refusal; written: Written };

/** Reads what the selects of a date sent, in any digits, by the language's calendar and zone (R-DATE-08). */
export function readDate(form: FormData, name: string, asked: AskedDate): ReadDate {
  const names = asked.hasTime ? [...dayPartNames, ...timePartNames] : dayPartNames;
  const written: Written = Object.fromEntries(
    names.map((part) => [part, typed(form, `${name}.${part}`)]),
  );
  const refuse = (key: RefusalKey, params?: Refusal["params"]): ReadDate => ({
    refusal: { key, params },
    written,
  });
  if (dayPartNames.every((part) => !written[part])) {
    return asked.required ? refuse("required_error") : { value: undefined, written };
  }
  if (names.some((part) => !written[part])) return refuse("date.incomplete");
  const numbers = names.map((part) => [part, toNumber(written[part] ?? "")] as const);
  if (numbers.some(([, number]) => number === undefined)) return refuse("date.not_number");
  return validateDate(Object.fromEntries(numbers) as Record<DatePartName, number>, asked, {
    refuse,
    written,
  });
}

function validateDate(
  parts: Record<DatePartName, number>,
  { lang, hasTime, years = [1, 3000] }: AskedDate,
  {
    refuse,
    written,
  }: { refuse: (...said: [RefusalKey, Refusal["params"]?]) => ReadDate; written: Written },
): ReadDate {
  const { year, month } = parts;
  if (year < years[0] || year > years[1]) return refuse("date.no_year");
  if (month < 1 || month > 12) return refuse("date.no_month");
  const isoDay = readDay(lang, parts);
  if (!isoDay) return refuse("date.no_day", { length: monthLength(lang, year, month) });
  if (!hasTime) return { value: isoDay, written };
  if (timePartNames.some((part) => parts[part] >= timeCounts[part])) return refuse("date.no_time");
  return { value: momentOf(lang, isoDay, parts), written };
}

/** As an option has it where it is a number, else as it came; what is very long is no date. */
function typed(form: FormData, name: string): string {
  const sent = form.get(name);
  const text = typeof sent === "string" ? sent.trim().slice(0, 20) : "";
  const number = toNumber(text);
  return number === undefined ? text : String(number);
}

function toNumber(text: string): number | undefined {
  const latin = toLatinDigits(text);
  return /^\d{1,4}$/.test(latin) ? Number(latin) : undefined;
}
