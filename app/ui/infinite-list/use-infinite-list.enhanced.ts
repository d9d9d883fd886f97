import { type RefObject, useEffect, useRef, useState } from "react";
import { useHydrated } from "~/client/boot/use-hydrated";
import { type Appended, type AppendedPage, appendPage } from "./appended";
import { readAppended, saveAppended } from "./entry-state";
import { watchEnd } from "./watch-end";

/** Pixels between the window and the list's end at which the next page is asked for (R-INF-04). */
export const pageDistance = 150;
/** The same between a scrolling box and the end of the list in it (R-INF-03). */
export const divDistance = 200;

/** Asks for the items of the page at an address; rejects when they can't be had. */
export type FetchPage<Item> = (page: string, signal: AbortSignal) => Promise<AppendedPage<Item>>;

interface InfiniteOptions {
  /** The box that the list scrolls in; the window where none is given. */
  box?: RefObject<Element>;
}

interface InfiniteList<Item, End extends Element> {
  items: Item[];
  /** Address of the first page that is not shown yet. */
  next: string | undefined;
  isLoading: boolean;
  /** Goes on the element that stands at the list's end. */
  end: RefObject<End>;
}

/**
 * Appends the pages behind `first` as the list's end comes near; `fetchPage` must stay
 * the same function. Appended pages stay with the history entry, so that Back shows them again. Load
 * errors are ignored: the link to the next page is still there (R-INF-07).
 */
export function useInfiniteList<Item, End extends Element = HTMLParagraphElement>(
  first: string | undefined,
  fetchPage: FetchPage<Item>,
  { box }: InfiniteOptions = {},
): InfiniteList<Item, End> {
  const isHydrated = useHydrated();
  const [added, setAdded] = useState<Appended<Item>>();
  const [isLoading, setIsLoading] = useState(false);
  const end = useRef<End>(null);
  const passed = useRef(false);
  const shown = current(first, added, isHydrated);
  const next = shown ? shown.next : first;

  useEffect(() => {
    const target = end.current;
    if (!isHydrated || !next || !first || !target) return;
    const request = new AbortController();
    const base = shown ?? { from: first, items: [] };
    let isAsked = false;

    async function load(address: string) {
      setIsLoading(true);
      try {
        const page = await fetchPage(address, request.signal);
        const list = appendPage(base, page);
        saveAppended(list);
        setAdded(list);
      } catch {
        isAsked = false;
      }
      if (!request.signal.aborted) setIsLoading(false);
    }

    const distance = box ? divDistance : pageDistance;
    const stop = watchEnd(target, { root: box?.current, distance, passed }, () => {
      if (isAsked) return;
      isAsked = true;
      void load(next);
    });
    return () => {
      stop();
      request.abort();
    };
  }, [isHydrated, first, next, shown, fetchPage, box]);

  return { items: shown?.items ?? [], next, isLoading, end };
}

function current<Item>(
  first: string | undefined,
  added: Appended<Item> | undefined,
  isHydrated: boolean,
): Appended<Item> | undefined {
  if (first === undefined) return undefined;
  if (added?.from === first) return added;
  return isHydrated ? readAppended(first) : undefined;
}
