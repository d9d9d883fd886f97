import { Form } from "@remix-run/react";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/icon/icon";
import { Results } from "./results.enhanced";
import type { Find } from "./use-late-search.enhanced";

/** An item of the list that a search answers (R-SEARCH-03). */
export interface SearchItem {
  name: string;
}

interface SearchBoxProps {
  label: string;
  /** Names the list of what is found. */
  resultsLabel: string;
  /** Where the form leads: a page with the results. */
  action: string;
  /** Name of the parameter that carries the text (R-SEARCH-02). */
  param?: string;
  /** Narrows the search; sent as `category`. */
  category?: string;
  defaultValue?: string;
  find: Find<readonly SearchItem[]>;
  /** What is done with an item that is chosen; else its name is put into the box. */
  onChoose?: (item: SearchItem) => void;
}

/** A search: a plain GET form, whose answer is a page; what it finds comes under it as one types (R-SEARCH). */
export function SearchBox(props: SearchBoxProps) {
  const { label, action, param = "search", category = "", defaultValue, ...results } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <Form className="search-box" role="search" action={action} preventScrollReset>
      <input
        ref={input}
        id={id}
        className="input"
        type="search"
        name={param}
        defaultValue={defaultValue}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
      <input type="hidden" name="category" value={category} />
      <button type="submit" className="button" aria-label={t("search.go")}>
        <Icon name="search" />
      </button>
      <Results input={input} {...results} />
    </Form>
  );
}
