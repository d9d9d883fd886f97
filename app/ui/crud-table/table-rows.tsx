import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import type { TableColumn, TableRow, TableView } from "./table-view";
import type { CheckedRows } from "./use-checked-rows.enhanced";

/** The way to the question before a row is deleted: a link to it, whatever it becomes where scripts run. */
export type RemoveLink = (row: TableRow & { remove: string }, look: string) => ReactNode;

interface TableRowsProps {
  columns: readonly TableColumn[];
  view: TableView;
  /** Where rows can be chosen: the form that their boxes belong to. */
  checks?: { form: string; rows: CheckedRows };
  removeLink: RemoveLink;
}

/** The rows; on phones each is a card with its columns' names. */
export function TableRows({ view, ...parts }: TableRowsProps) {
  return (
    <tbody>
      {view.rows.map((row) => (
        <Row key={row.id} row={row} {...parts} />
      ))}
    </tbody>
  );
}

function Row(props: Omit<TableRowsProps, "view"> & { row: TableRow }) {
  const { row, columns, checks, removeLink } = props;
  const { t } = useTranslation();
  const { name } = row;
  return (
    <tr>
      {checks && (
        <td className="crud-check">
          <RowCheck row={row} {...checks} label={t("crud.check_row", { name })} />
        </td>
      )}
      {columns.map(({ value, text, kind }) => (
        <td key={value} className={`cell-${kind}`} data-label={text}>
          {row.pictures?.[value] ? (
            <span className="crud-picture">
              <Picture {...row.pictures[value]} alt={row.cells[value] ?? ""} sizes="3.5rem" />
            </span>
          ) : (
            <span>
              <bdi>{row.cells[value] || t("crud.none")}</bdi>
            </span>
          )}
        </td>
      ))}
      {(row.edit || row.remove) && (
        <td className="crud-actions">
          {row.edit && (
            <Link
              className="button button-plain"
              to={row.edit}
              aria-label={t("crud.edit_row", { name })}
              prefetch="none"
              preventScrollReset
            >
              {t("crud.edit")}
            </Link>
          )}
          {row.remove && removeLink({ ...row, remove: row.remove }, "button button-plain")}
        </td>
      )}
    </tr>
  );
}

interface RowCheckProps {
  row: TableRow;
  form: string;
  rows: CheckedRows;
  label: string;
}

/** A box that is the browser's own until scripts count it (R-CRUD-06). */
function RowCheck({ row, form, rows, label }: RowCheckProps) {
  const counted = rows.isHydrated && {
    checked: rows.isChecked(row.id),
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      rows.check(row.id, event.currentTarget.checked),
  };
  return (
    <label>
      <input
        type="checkbox"
        name="ids"
        value={row.id}
        form={form}
        aria-label={label}
        {...counted}
      />
    </label>
  );
}
