import { Form } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DateInput } from "~/ui/date-input/date-input";
import { Link } from "~/ui/link/link";
import { HiddenFields } from "./hidden-fields";
import type { FilterField, TableView } from "./table-view";

/** The advanced search: a field for each column; the server puts them together as a_search (R-CRUD-09). */
export function FilterForm({ view }: { view: TableView }) {
  const { t } = useTranslation();
  const key = view.filters.map(({ op, value }) => `${op} ${value}`).join();
  return (
    <details className="crud-filters" open={view.isFiltered}>
      <summary>{t("crud.advanced")}</summary>
      <Form method="get" action={view.path} key={key} preventScrollReset>
        <HiddenFields fields={view.filterKeeps} />
        <div className="crud-filter-fields">
          {view.filters.map((filter) => (
            <Filter key={filter.column} filter={filter} />
          ))}
        </div>
        <div className="cluster">
          <button type="submit" className="button">
            {t("crud.advanced_go")}
          </button>
          {view.isFiltered && (
            <Link className="button button-quiet" to={view.clearFilters} preventScrollReset>
              {t("crud.advanced_clear")}
            </Link>
          )}
        </div>
      </Form>
    </details>
  );
}

function Filter({ filter }: { filter: FilterField }) {
  const { t } = useTranslation();
  const id = useId();
  const { column, label, kind, value, years } = filter;
  if (years) {
    return (
      <div className="crud-filter crud-filter-date">
        <DateInput name={`f.${column}`} label={label} years={years} value={value} />
        <Comparison filter={filter} />
      </div>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="crud-filter">
        <Comparison filter={filter} />
        {kind === "choice" ? (
          <select id={id} className="input select" name={`f.${column}`} defaultValue={value}>
            <option value="">{t("crud.any")}</option>
            {filter.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.name}
              </option>
            ))}
          </select>
        ) : (
          <input
            id={id}
            className="input"
            name={`f.${column}`}
            type="text"
            inputMode={kind === "number" ? "numeric" : undefined}
            defaultValue={value}
            maxLength={200}
            autoComplete="off"
          />
        )}
      </div>
    </div>
  );
}

function Comparison({ filter: { column, op, ops, opLabel } }: { filter: FilterField }) {
  const name = `op.${column}`;
  if (ops.length < 2) return <input type="hidden" name={name} value={ops[0]?.value} />;
  return (
    <select className="input select" name={name} defaultValue={op} aria-label={opLabel}>
      {ops.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
