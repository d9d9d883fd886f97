import { Form } from "@remix-run/react";
import { useId, useRef } from "react";
import { Icon } from "~/ui/icon/icon";
import { Results } from "./results.enhanced";
import type { Find } from "./use-late-search.enhanced";

/** An item of the list that a search answers (R-SEARCH-03). */
export interface SearchItem {
  name: string;
}

export interface SearchWords {
  label: string;
  go: string;
  /** Names the list of what is found. */
  results: string;
  /** Stands where nothing is found (R-SEARCH-04). */
  nothing: string;
}

interface SearchBoxProps {
  /** Where the form leads: a page with the results. */
  action: string;
  /** Name of the parameter that carries the text (R-SEARCH-02). */
  param?: string;
  /** Narrows the search; sent as `category`. */
  category?: string;
  defaultValue?: string;
  words: SearchWords;
  find: Find<readonly SearchItem[]>;
  /** What is done with an item that is chosen; else its name is put into the box. */
  onChoose?: (item: SearchItem) => void;
}

/** A search: a plain GET form, whose answer is a page; what it finds comes under it as one types (R-SEARCH). */
export function SearchBox(props: SearchBoxProps) {
  const { action, param = "search", category = "", defaultValue, words, find, onChoose } = props;
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
        aria-label={words.label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
      <input type="hidden" name="category" value={category} />
      <button type="submit" className="button" aria-label={words.go}>
        <Icon name="search" />
      </button>
      <Results input={input} words={words} find={find} onChoose={onChoose} />
    </Form>
  );
}
