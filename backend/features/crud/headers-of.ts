import type { TableHeader } from "../../contract/crud";
import type { CrudList } from "./crud-list";

/** The headers of a list's answer: the id first, which nobody writes and few look at (R-TH-01, C-85). */
export function headersOf({ columns }: CrudList): TableHeader[] {
  const id: TableHeader = {
    text: "crud.id",
    value: "_id",
    option: { type: "number", formInput: false, tableShow: false, sortable: false },
  };
  const others = Object.entries(columns).map(([value, column]): TableHeader => {
    const { text, field: _field, searchable: _searchable, choices, ...option } = column;
    return { text, value, option: choices ? { ...option, choices: [...choices] } : option };
  });
  return [id, ...others];
}
