import type { Formats } from "~/i18n/format";
import type { CellKind } from "~/ui/crud-table/table-view";

export interface CellWords {
  yes: string;
  no: string;
  /** Names of a choice's values. */
  choices?: ReadonlyMap<string, string>;
}

/** A cell as text, by the header's named format (R-TH-02). Days have no time, so they are printed as of noon. */
export function printCell(
  value: string | number | boolean | null | undefined,
  kind: CellKind,
  { number, date }: Formats,
  words: CellWords,
): string {
  if (value == null || value === "") return "";
  if (kind === "yes_no") return value === true ? words.yes : words.no;
  if (kind === "number" && typeof value === "number") return number(value);
  if (kind === "date")
    return date(/^\d{4}-\d\d-\d\d$/.test(String(value)) ? `${value}T12:00:00Z` : String(value));
  return words.choices?.get(String(value)) ?? String(value);
}
