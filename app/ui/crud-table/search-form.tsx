import { Form } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { HiddenFields } from "./hidden-fields";
import type { TableView } from "./table-view";
import { useSearchAsTyped } from "./use-search-as-typed.enhanced";

/** The plain search: a form with its button, sent by itself a second after the last key (R-CRUD-08). */
export function SearchForm({ view }: { view: TableView }) {
  const { t } = useTranslation();
  const id = useId();
  const form = useSearchAsTyped(view.search);
  return (
    <Form
      ref={form}
      method="get"
      action={view.path}
      className="crud-search"
      replace
      preventScrollReset
    >
      <HiddenFields fields={view.searchKeeps} />
      <label className="sr-only" htmlFor={id}>
        {t("crud.search")}
      </label>
      <input
        id={id}
        className="input"
        type="search"
        name="search"
        placeholder={t("crud.search")}
        defaultValue={view.search}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="button button-quiet">
        {t("crud.search_go")}
      </button>
    </Form>
  );
}
