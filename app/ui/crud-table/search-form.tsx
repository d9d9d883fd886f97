import { Form } from "@remix-run/react";
import { useId } from "react";
import type { CrudWords } from "./crud-words";
import { HiddenFields } from "./hidden-fields";
import type { TableView } from "./table-view";
import { useSearchAsTyped } from "./use-search-as-typed.enhanced";

/** The plain search: a form with its button, sent by itself a second after the last key (R-CRUD-08). */
export function SearchForm({ view, words }: { view: TableView; words: CrudWords }) {
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
        {words.search}
      </label>
      <input
        id={id}
        className="input"
        type="search"
        name="search"
        placeholder={words.search}
        defaultValue={view.search}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="button button-quiet">
        {words.searchGo}
      </button>
    </Form>
  );
}
