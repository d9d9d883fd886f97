import type { TableHeader } from "../../contract/crud";
import { offeredCurrencies } from "../languages/offered-currencies";
import type { CrudColumn, OpenList } from "./crud-list";
import type { RelatedRow } from "./relation";
import { isLocked } from "./validate-item";

/**
 * The headers of a list's answer: the id first, which nobody writes and few look at (R-TH-01, C-85). `related` are the rows that the
 * answer's own refer to, by their columns.
 */
export function headersOf(
  open: OpenList,
  related: Record<string, readonly RelatedRow[]>,
): TableHeader[] {
  const id: TableHeader = {
    text: "crud.id",
    value: "_id",
    option: { type: "number", formInput: false, tableShow: false, sortable: false },
  };
  const others = Object.entries(open.list.columns).map(
    ([value, column]): TableHeader => ({
      text: column.text,
      value,
      option: {
        ...optionOf(column, isLocked(open, column)),
        ...(related[value] && { choices: related[value].map(asNamed) }),
      },
    }),
  );
  return [id, ...others];
}

const asNamed = (row: RelatedRow) => ({ isName: true, ...row });

/** What a page needs to know of a column; where it stands in the table and who may write it is not among that. */
function optionOf(column: CrudColumn, locked: boolean): TableHeader["option"] {
  const { type, sortable, formInput, tableShow, priority, format, required, min, max } = column;
  const { choices, when, addOnly, hint } = column;
  return {
    type,
    sortable,
    formInput,
    tableShow,
    priority,
    format,
    required,
    min,
    max,
    when,
    addOnly,
    hint,
    ...(choices && { choices: [...choices] }),
    ...(type === "money" && { currencies: [...offeredCurrencies] }),
    ...(locked && { locked }),
  };
}
