import { useBlocker } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Asks before a form is left that was filled in and not sent: by the question on the way to another page of
 * the shop, by the browser's own words on the way out.
 */
export function useUnsavedWarning(form: RefObject<HTMLFormElement>, question: string): void {
  const isUnsaved = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("input", () => mark(true), { signal });
    element.addEventListener("submit", () => mark(false), { signal });
    window.addEventListener("beforeunload", warn, { signal });
    function mark(value: boolean) {
      isUnsaved.current = value;
    }
    function warn(event: Event) {
      if (isUnsaved.current) event.preventDefault();
    }
    return () => listening.abort();
  }, [form]);

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
}
