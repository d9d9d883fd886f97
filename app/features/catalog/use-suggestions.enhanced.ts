import { type RefObject, useEffect, useState } from "react";
import type { Suggestion } from "./suggestion";

/** How long after the last key the suggestions are asked for (R-SEARCH-01). */
export const debounceMs = 1000;

interface SuggestionOptions {
  /** Narrows the search (R-SEARCH-02). */
  category: string;
  /** Name of the parameter that carries the text. */
  param?: string;
}

/** What is suggested for the text of an input; undefined until something was asked. A newer text drops an older request. */
export function useSuggestions(
  input: RefObject<HTMLInputElement>,
  url: string,
  { category, param = "search" }: SuggestionOptions,
): Suggestion[] | undefined {
  const [found, setFound] = useState<Suggestion[]>();

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let request = new AbortController();

    async function ask(text: string) {
      const query = new URLSearchParams({ [param]: text, category });
      const answer = await fetchSuggestions(`${url}?${query}`, request.signal);
      if (answer) setFound(answer);
    }
    function changed(this: HTMLInputElement) {
      clearTimeout(timer);
      request.abort();
      request = new AbortController();
      const text = this.value.trim();
      if (text) timer = setTimeout(ask, debounceMs, text);
      else setFound(undefined);
    }

    box.addEventListener("input", changed);
    // What was typed before these scripts came counts too.
    if (box.value !== box.defaultValue) changed.call(box);
    return () => {
      box.removeEventListener("input", changed);
      clearTimeout(timer);
      request.abort();
    };
  }, [input, url, category, param]);

  return found;
}

/** The answer's list, bare or as `{data}` (C-43); nothing when it can't be had. */
async function fetchSuggestions(
  address: string,
  signal: AbortSignal,
): Promise<Suggestion[] | undefined> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) return undefined;
    const body = await response.json();
    return Array.isArray(body) ? body : body.data;
  } catch {
    return undefined;
  }
}
