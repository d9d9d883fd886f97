import { useLocation, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Where a reader is after the router has changed the page, as a browser would have it without scripts: a new
 * page starts at its top, with its title focused, also where the form that led to it keeps the place on its
 * own page; a refused form says what is wrong with it first, or leads to the first field that is wrong. Who has gone
 * on in a field meanwhile, on a slow line, stays there.
 */
export function usePageFocus(): void {
  const { key, pathname, hash } = useLocation();
  const { state, formMethod, location: target } = useNavigation();
  const isBack = useNavigationType() === "POP";
  const shown = useRef({ key, pathname });
  const isSent = useRef(false);
  const isBusy = state !== "idle";

  useEffect(() => {
    if (!isBusy) return;
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.matches(fields)) isSent.current = false;
    };
    for (const type of ["focusin", "input"]) document.addEventListener(type, note);
    return () => {
      for (const type of ["focusin", "input"]) document.removeEventListener(type, note);
    };
  }, [isBusy]);

  useLayoutEffect(() => {
    if (state === "submitting" && formMethod === "POST") isSent.current = true;
    // The answer is shown before what else the page needs has come; later the reader has gone on in it.
    if (state === "loading" && target.pathname === pathname) goToMistake(isSent);
  }, [state, formMethod, target, pathname]);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    if (before.pathname === pathname) return goToMistake(isSent);
    isSent.current = false;
    if (isBack || hash) return;
    window.scrollTo(0, 0);
    focusOn("h1");
  }, [key, pathname, hash, isBack]);
}

/** Once for each form that was sent, and after what is further down in the page has been rendered, too. */
function goToMistake(isSent: { current: boolean }): void {
  if (!isSent.current) return;
  isSent.current = false;
  queueMicrotask(() => {
    // One that has no words yet stands where a mistake would.
    const mistake = focusOn(".error-summary, [role=alert]:not(:empty)") ?? focusOn(wrongField);
    mistake?.scrollIntoView({ block: "nearest" });
  });
}

const fields = "input, select, textarea";
const wrongField = '[aria-invalid="true"]:not([type="hidden"])';

function focusOn(selector: string): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(`main :is(${selector})`);
  if (!found?.matches(fields)) found?.setAttribute("tabindex", "-1");
  found?.focus({ preventScroll: true });
  return found;
}
