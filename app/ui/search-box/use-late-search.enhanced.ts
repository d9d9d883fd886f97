import { type RefObject, useEffect, useRef, useState } from "react";

/** How long after the last key a list is asked for (R-SEARCH-01, R-CONST-06). */
export const debounceMs = 1000;

/** Asks for what a text finds; undefined where it can't be had. */
export type Find<Found> = (text: string, signal: AbortSignal) => Promise<Found | undefined>;

/** Whether an empty text is asked for too; else it finds nothing by itself. */
interface LateSearchOptions {
  asksEmpty?: boolean;
}

/** What is found for the text of an input; undefined until something was asked. A newer text drops an older request. */
export function useLateSearch<Found>(
  input: RefObject<HTMLInputElement>,
  find: Find<Found>,
  { asksEmpty = false }: LateSearchOptions = {},
): Found | undefined {
  const [found, setFound] = useState<Found>();
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let request = new AbortController();

    async function ask(text: string, { signal }: AbortController) {
      const answer = await latest.current(text, signal).catch(() => undefined);
      if (answer !== undefined && !signal.aborted) setFound(answer);
    }
    function changed(this: HTMLInputElement) {
      clearTimeout(timer);
      request.abort();
      request = new AbortController();
      const text = this.value.trim();
      if (text || asksEmpty) timer = setTimeout(ask, debounceMs, text, request);
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
  }, [input, asksEmpty]);

  return found;
}
