import { type LanguageCode, languageCodes, languages } from "#backend/contract/languages";
import type { CrudItem, TableHeader } from "~/api/crud.server";
import { type Formats, formatsFor, type Money } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
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

/** `format` names how a cell is printed; the column's type stands for one that is not given. */
export function cellKind({ option: { format, type } }: TableHeader): CellKind {
  if (format && format !== "plain") return format;
  if (format === "plain") return "text";
  if (type === "boolean") return "yes_no";
  if (type === "picture") return type;
  return type === "number" || type === "date" || type === "moment" ? type : "text";
}

/** Prints an item's cells, by the columns' names. */
export function cellPrinter(ctx: RequestContext, headers: readonly TableHeader[]) {
  const formats = formatsFor(ctx.lang);
  const cells = headers.map((header) => ({
    value: header.value,
    kind: cellKind(header),
    words: cellWords(ctx, header),
  }));
  return (item: CrudItem): Record<string, string> =>
    Object.fromEntries(
      cells.map(({ value, kind, words }) => [value, printCell(item[value], kind, formats, words)]),
    );
}

function cellWords({ t, lang, translator }: RequestContext, { option }: TableHeader): CellWords {
  const choices = option.choices?.map(
    ({ value, text, isName }) => [value, isName ? text : translator.say(text)] as const,
  );
  return {
    yes: t("crud.yes"),
    no: t("crud.no"),
    choices: choices && new Map(choices),
    comma: languages[lang].comma,
    lang,
    missing: (code) => t("editors.missing", { language: languages[code].name }),
  };
}

/** What a row is called: its first text, in the reader's language where it is said in several, else its id. */
export function nameOf(
  item: CrudItem,
  headers: readonly TableHeader[],
  id: string,
  lang: LanguageCode,
): string {
  const named = headers.find(
    ({ option: { type = "text" } }) => type === "text" || type === "texts",
  );
  const said = named && item[named.value];
  if (typeof said !== "object" || said === null) return String(said || id);
  const texts = said as Record<string, string>;
  return texts[lang] ?? Object.values(texts)[0] ?? id;
}
