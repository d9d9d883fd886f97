import type { RefObject } from "react";
import { useLateSearch } from "~/ui/search-box/use-late-search.enhanced";
import type { Suggestion } from "./suggestion";

interface SuggestionOptions {
  /** Narrows the search (R-SEARCH-02). */
  category: string;
}

/** What is suggested for the text of an input; undefined until something was asked. */
export function useSuggestions(
  input: RefObject<HTMLInputElement>,
  url: string,
  { category }: SuggestionOptions,
): Suggestion[] | undefined {
  return useLateSearch(input, (search, signal) => {
    const query = new URLSearchParams({ search, category });
    return fetchSuggestions(`${url}?${query}`, signal);
  });
}

/** The answer's list, bare or as `{data}` (C-43); nothing when it can't be had. */
async function fetchSuggestions(
  address: string,
  signal: AbortSignal,
): Promise<Suggestion[] | undefined> {
  const response = await fetch(address, { signal });
  if (!response.ok) return undefined;
  const body = await response.json();
  return Array.isArray(body) ? body : body.data;
}
