import { Form } from "@remix-run/react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/ui/link/link";
import { BulkBar } from "./bulk-bar";
import { ColumnsButton } from "./columns-button.enhanced";
import { FilterForm } from "./filter-form";
import { HiddenFields } from "./hidden-fields";
import { SearchForm } from "./search-form";
import { TableHead } from "./table-head";
import { TablePages } from "./table-pages";
import { type RemoveLink, TableRows } from "./table-rows";
import type { TableView } from "./table-view";
import { useCheckedRows } from "./use-checked-rows.enhanced";
import { useColumns } from "./use-columns.enhanced";
import { useStoredSort } from "./use-stored-sort.enhanced";

interface CrudTableProps {
  /** Says what the table lists. */
  label: string;
  view: TableView;
  /** Whether another page of it is on its way. */
  isLoading: boolean;
  /** Whether a form of it has just been answered. */
  isSent: boolean;
  /** Goes to an address in place of this one. */
  goTo: (address: string) => void;
  /** The way to the question before a row is deleted. */
  removeLink: RemoveLink;
}

/**
 * A list that is sorted, searched, paged and changed (R-CRUD). Everything is a link or a form, so it works
 * without scripts; with them nothing reloads, typing searches, and the reader arranges the columns.
 */
export function CrudTable({ label, view, ...page }: CrudTableProps) {
  const { t } = useTranslation();
  const { isLoading, isSent, goTo, removeLink } = page;
  const bulk = `bulk:${view.path}`;
  const { columns, state, change, isHydrated } = useColumns(view.columns);
  const rows = useCheckedRows(
    bulk,
    view.rows.map(({ id }) => id),
    isSent,
  );
  const { path, state: kept } = view;
  const restore = useCallback(
    (sort: Record<string, string>) => goTo(`${path}?${new URLSearchParams({ ...kept, ...sort })}`),
    [goTo, path, kept],
  );
  useStoredSort(view, { isSent, restore });
  const hasBulk = view.bulk.length > 0 && view.rows.length > 0;
  return (
    <div className="crud">
      <div className="crud-bar">
        <SearchForm view={view} />
        <div className="cluster">
          {isHydrated && <ColumnsButton columns={view.columns} state={state} onChange={change} />}
          {view.add && (
            <Link className="button" to={view.add} preventScrollReset>
              {t("crud.add")}
            </Link>
          )}
        </div>
      </div>
      <FilterForm view={view} />
      {hasBulk && (
        <Form method="get" id={bulk} action={view.path} preventScrollReset>
          <HiddenFields fields={view.state} />
          <BulkBar kinds={view.bulk} rows={rows} />
        </Form>
      )}
      <section className="crud-box" aria-label={label} aria-busy={isLoading}>
        {view.rows.length > 0 ? (
          <table className="crud-table">
            <TableHead columns={columns} rows={hasBulk ? rows : undefined} view={view} />
            <TableRows
              columns={columns}
              view={view}
              checks={hasBulk ? { form: bulk, rows } : undefined}
              removeLink={removeLink}
            />
          </table>
        ) : (
          <p className="crud-empty">{view.emptyText}</p>
        )}
      </section>
      <TablePages view={view} />
    </div>
  );
}
