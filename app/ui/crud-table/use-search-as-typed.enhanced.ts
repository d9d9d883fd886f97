import { useEffect, useRef } from "react";

/** How long after the last key the list is asked for (R-CRUD-08). */
export const searchRestMs = 1000;

/**
 * Sends a search form a second after the last key; the router gives up an older request for a newer one.
 * `text` is what the list was searched for: Back brings it into the box again.
 */
export function useSearchAsTyped(text: string) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = () => element.requestSubmit?.();
    const typed = () => {
      clearTimeout(timer);
      timer = setTimeout(send, searchRestMs);
    };
    const stop = () => clearTimeout(timer);
    element.addEventListener("input", typed);
    element.addEventListener("submit", stop);
    return () => {
      stop();
      element.removeEventListener("input", typed);
      element.removeEventListener("submit", stop);
    };
  }, []);

  useEffect(() => {
    const box = form.current?.elements.namedItem("search");
    if (box instanceof HTMLInputElement && box !== document.activeElement) box.value = text;
  }, [text]);

  return form;
}
