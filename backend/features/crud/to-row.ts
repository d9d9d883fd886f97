import type { CrudItem } from "../../contract/crud";
import type { CrudList } from "./crud-list";
import type { ValidValues } from "./validate-item";

/**
 * The table's fields of validated values, by the columns' names. Money in a currency and a text in a language that were not asked for, and
 * members of a field that are no column of the list, stay as they stand in `before`, the row's fields.
 */
export function toRow(
  list: CrudList,
  values: ValidValues,
  before: Record<string, unknown> = {},
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const column = list.columns[name];
    if (!column) continue;
    const { field, part, type, write } = column;
    const standing = before[field];
    if (write) row[field] = write(row[field] ?? standing, value);
    else if (part) row[field] = laidOver(row[field] ?? standing, { [part]: value });
    else if (type === "money" || type === "texts") row[field] = laidOver(standing, value);
    else if (type === "moment") row[field] = value === null ? null : new Date(String(value));
    else row[field] = value;
  }
  return row;
}

/** The item that a row would be with these values. */
export function itemWith(list: CrudList, item: CrudItem, values: ValidValues): CrudItem {
  const next = { ...item };
  for (const [name, value] of Object.entries(values)) {
    const type = list.columns[name]?.type;
    const isByPart = type === "money" || type === "texts";
    next[name] = (isByPart ? laidOver(item[name], value) : value) as CrudItem[string];
  }
  return next;
}

/** An object with others' members over its own; null where nothing is left of it. */
function laidOver(under: unknown, over: unknown): Record<string, unknown> | null {
  const members = Object.entries({ ...(under as object), ...(over as object) });
  const left = members.filter(([, value]) => value !== null);
  return left.length > 0 ? Object.fromEntries(left) : null;
}
