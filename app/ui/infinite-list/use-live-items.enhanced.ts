import { useEffect, useState } from "react";
import { mergeFirst } from "./merge-first";
import type { FetchPage } from "./use-infinite-list.enhanced";

/** How often a live list asks for its first page again (R-INF-05, R-CONST-22). */
export const liveEveryMs = 10_000;

interface Live<Item> {
  /** Address of the first page; none where the list is not live. */
  first: string | undefined;
  fetchPage: FetchPage<Item>;
  keyOf: (item: Item) => string;
}

/**
 * The loaded items with what has come since: the first page is asked for every ten seconds, but not while
 * nobody looks or there is no network. Failures are ignored (R-INF-07). The functions must stay the same.
 */
export function useLiveItems<Item>(
  loaded: readonly Item[],
  { first, fetchPage, keyOf }: Live<Item>,
): readonly Item[] {
  const [fresh, setFresh] = useState<readonly Item[]>([]);

  useEffect(() => {
    if (!first) return;
    const request = new AbortController();
    async function ask(address: string) {
      if (document.hidden || !navigator.onLine) return;
      const page = await fetchPage(address, request.signal).catch(() => null);
      if (page && !request.signal.aborted) setFresh((old) => mergeFirst(old, page.items, keyOf));
    }
    const timer = setInterval(() => void ask(first), liveEveryMs);
    return () => {
      clearInterval(timer);
      request.abort();
    };
  }, [first, fetchPage, keyOf]);

  return fresh.length > 0 ? mergeFirst(loaded, fresh, keyOf) : loaded;
}
