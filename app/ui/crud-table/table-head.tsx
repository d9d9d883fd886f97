import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import type { TableColumn, TableView } from "./table-view";
import type { CheckedRows } from "./use-checked-rows.enhanced";

interface TableHeadProps {
  columns: readonly TableColumn[];
  /** Where rows can be chosen. */
  rows?: CheckedRows;
  view: TableView;
}

/** The headings: the sortable ones are links to the next sort (R-CRUD-04); on phones a line of choices. */
export function TableHead({ columns, rows, view }: TableHeadProps) {
  const { t } = useTranslation();
  const hasActions = view.rows.some(({ edit, remove }) => edit || remove);
  return (
    <thead>
      <tr>
        {rows && (
          <th scope="col" className="crud-check">
            {rows.isHydrated ? (
              <label>
                <input
                  type="checkbox"
                  aria-label={t("crud.check_all")}
                  checked={rows.isAll}
                  onChange={(event) => rows.checkAll(event.currentTarget.checked)}
                />
              </label>
            ) : (
              <span className="sr-only">{t("crud.with_checked")}</span>
            )}
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.value}
            scope="col"
            className={column.sort ? `crud-sort cell-${column.kind}` : `cell-${column.kind}`}
            aria-sort={column.sort && (column.sorted ?? "none")}
          >
            {column.sort ? <SortLink column={column} to={column.sort} /> : column.text}
          </th>
        ))}
        {hasActions && (
          <th scope="col">
            <span className="sr-only">{t("crud.actions")}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function SortLink({ column, to }: { column: TableColumn; to: { to: string; label: string } }) {
  return (
    <Link to={to.to} aria-label={to.label} prefetch="none" preventScrollReset>
      {column.text}
      <Icon
        name="chevron"
        look={`icon-small ${column.sorted === "ascending" ? "icon-up" : "icon-down"}`}
      />
    </Link>
  );
}
