import type { CrudWords } from "./crud-words";
import type { TableView } from "./table-view";
import type { CheckedRows } from "./use-checked-rows.enhanced";

interface BulkBarProps {
  kinds: TableView["bulk"];
  rows: CheckedRows;
  words: CrudWords;
}

/** What can be done with the chosen rows; each button opens its form or question (R-CRUD-11..13). */
export function BulkBar({ kinds, rows, words }: BulkBarProps) {
  const labels = { copy: words.copy, edit: words.edit, delete: words.remove };
  const isOff = rows.isHydrated && rows.count === 0;
  return (
    <fieldset className="crud-bulk">
      <legend>{words.withChecked}</legend>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="submit"
          className="button button-quiet"
          name="do"
          value={kind}
          disabled={isOff}
        >
          {labels[kind]}
        </button>
      ))}
      {rows.isHydrated && (
        <span className="field-hint" role="status">
          {words.checked(rows.count)}
        </span>
      )}
    </fieldset>
  );
}
