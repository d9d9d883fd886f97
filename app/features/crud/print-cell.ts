import { type LanguageCode, languageCodes } from "#backend/contract/languages";
import type { CrudItem } from "~/api/crud.server";
import type { Formats, Money } from "~/i18n/format";
import type { CellKind } from "~/ui/crud-table/table-view";

export interface CellWords {
  yes: string;
  no: string;
  /** Names of a choice's values. */
  choices?: ReadonlyMap<string, string>;
  /** Stands between several. */
  comma: string;
  /** The reader's language, of texts in several. */
  lang: LanguageCode;
  /** What says that a text has no words in a language. */
  missing: (lang: LanguageCode) => string;
}

/** A cell as text, by the header's named format (R-TH-02). Days have no time, so they are printed as of noon. */
export function printCell(
  value: CrudItem[string] | undefined,
  kind: CellKind,
  { number, date, dateTime, money }: Formats,
  words: CellWords,
): string {
  if (value == null || value === "") return "";
  const named = (one: string) => words.choices?.get(one) ?? one;
  if (Array.isArray(value)) return value.map(named).join(words.comma);
  if (typeof value === "object") {
    if (isTexts(value)) return printTexts(value, words);
    const amounts = Object.entries(value).map(([currency, amount]) => ({ currency, amount }));
    return (amounts as Money[]).map(money).join(words.comma);
  }
  if (kind === "moment") return dateTime(String(value));
  if (kind === "yes_no") return value === true ? words.yes : words.no;
  if (kind === "number" && typeof value === "number") return number(value);
  if (kind === "date")
    return date(/^\d{4}-\d\d-\d\d$/.test(String(value)) ? `${value}T12:00:00Z` : String(value));
  return named(String(value));
}

/** In the reader's language, else in one that has it, and which languages have none. */
function printTexts(texts: Record<string, string>, { lang, missing }: CellWords): string {
  const said = texts[lang] ?? Object.values(texts)[0];
  if (said === undefined) return "";
  const silent = languageCodes.filter((code) => !texts[code]);
  return [said, ...silent.map(missing)].join(" · ");
}

const isTexts = (value: object): value is Record<string, string> =>
  Object.values(value).every((text) => typeof text === "string");
