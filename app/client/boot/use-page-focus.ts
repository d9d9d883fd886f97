import { useLocation, useNavigation, useNavigationType } from "@remix-run/react";
import { useLayoutEffect, useRef } from "react";

/**
 * Where a reader is after the router has changed the page, as a browser would have it without scripts: a new
 * page starts at its top, with its title focused, also where the form that led to it keeps the place on its
 * own page; a refused form says what is wrong with it first.
 */
export function usePageFocus(): void {
  const { key, pathname, hash } = useLocation();
  const { state, formMethod, location: target } = useNavigation();
  const isBack = useNavigationType() === "POP";
  const shown = useRef({ key, pathname });
  const isSent = useRef(false);

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

/** Once for each form that was sent. */
function goToMistake(isSent: { current: boolean }): void {
  if (!isSent.current) return;
  isSent.current = false;
  focusOn(".error-summary, [role=alert]")?.scrollIntoView({ block: "nearest" });
}

function focusOn(selector: string): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(`main :is(${selector})`);
  found?.setAttribute("tabindex", "-1");
  found?.focus({ preventScroll: true });
  return found;
}
