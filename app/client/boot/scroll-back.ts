/**
 * Back and forward go to the position that was left: the router scrolls there at once, and again 500 ms
 * later, when late content has made the page long enough, unless the reader has moved (R-NAV-02, C-74).
 */
import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";

export const restoreAgainMs = 500;
const movingEvents = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** @returns how to give it up */
export function restoreAgain(page: Window, position: number): () => void {
  const timer = setTimeout(() => {
    giveUp();
    page.scrollTo(0, position);
  }, restoreAgainMs);
  function giveUp() {
    clearTimeout(timer);
    for (const name of movingEvents) page.removeEventListener(name, giveUp);
  }
  for (const name of movingEvents) page.addEventListener(name, giveUp, { passive: true });
  return giveUp;
}

export function useScrollBack(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const positions = useRef(new Map<string, number>());
  const shown = useRef(key);

  useEffect(() => {
    const remember = () => positions.current.set(shown.current, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, []);

  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const position = positions.current.get(key);
    if (isBack && position !== undefined) return restoreAgain(window, position);
  }, [key, isBack]);
}
