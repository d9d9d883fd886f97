import { type RefObject, useCallback, useEffect, useState } from "react";
import { useHydrated } from "~/client/boot/use-hydrated";
import { swipeStep, wrapAround } from "./slides";

/** How long a slide stands (R-SLIDE-02). */
export const autoplayMs = 5000;

interface SliderControl {
  isOn: boolean;
  place: number;
  /** Stopped for good, until `toggle`. */
  isStopped: boolean;
  goTo(place: number): void;
  toggle(): void;
}

/**
 * Moves a strip of slides: by itself, by swipe, by its controls. It holds still while it is pointed at, has
 * the focus or can't be seen, and for good after a touch or where motion is not wanted.
 */
export function useSlider(strip: RefObject<HTMLElement>, count: number): SliderControl {
  const isOn = useHydrated();
  const [place, setPlace] = useState(0);
  const [isStopped, setIsStopped] = useState(false);
  const [isHeld, setIsHeld] = useState(false);

  const goTo = useCallback(
    (wanted: number) => {
      const next = wrapAround(wanted, count);
      setPlace(next);
      if (strip.current) showSlide(strip.current, next);
    },
    [count, strip],
  );

  useEffect(() => {
    if (isStopped || isHeld || count < 2) return;
    const timer = setTimeout(() => goTo(place + 1), autoplayMs);
    return () => clearTimeout(timer);
  }, [isStopped, isHeld, count, place, goTo]);

  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) setIsStopped(true);
    return strip.current ? watchHolds(strip.current, setIsHeld) : undefined;
  }, [strip]);

  useEffect(() => {
    if (!strip.current) return;
    return watchSwipes(strip.current, (step) => {
      setIsStopped(true);
      goTo(place + step);
    });
  }, [strip, place, goTo]);

  return { isOn, place, isStopped, goTo, toggle: () => setIsStopped((stopped) => !stopped) };
}

function showSlide(strip: HTMLElement, place: number): void {
  const slide = strip.children[place];
  if (!slide) return;
  const edge = strip.getBoundingClientRect();
  const at = slide.getBoundingClientRect();
  const isSmooth = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const distance = at.left + at.width / 2 - (edge.left + edge.width / 2);
  strip.scrollBy({ left: distance, behavior: isSmooth ? "smooth" : "instant" });
}

/** Tells whether the slider is pointed at, has the focus or is out of sight. */
function watchHolds(strip: HTMLElement, setIsHeld: (held: boolean) => void): () => void {
  const slider = strip.parentElement ?? strip;
  const tell = () =>
    setIsHeld(
      document.hidden || slider.matches(":hover") || slider.contains(document.activeElement),
    );
  // The focus has moved on only after `focusout`.
  const tellSoon = () => queueMicrotask(tell);
  const events = ["pointerenter", "pointerleave", "focusin"];
  for (const event of events) slider.addEventListener(event, tell);
  slider.addEventListener("focusout", tellSoon);
  document.addEventListener("visibilitychange", tell);
  tell();
  return () => {
    for (const event of events) slider.removeEventListener(event, tell);
    slider.removeEventListener("focusout", tellSoon);
    document.removeEventListener("visibilitychange", tell);
  };
}

function watchSwipes(strip: HTMLElement, swiped: (step: -1 | 1) => void): () => void {
  const gesture = new AbortController();
  const options = { passive: true, signal: gesture.signal };
  let start = 0;
  const at = (event: TouchEvent) => event.changedTouches[0]?.clientX ?? start;
  const begin = (event: TouchEvent) => {
    start = at(event);
  };
  const end = (event: TouchEvent) => {
    const dir = getComputedStyle(strip).direction === "rtl" ? "rtl" : "ltr";
    const step = swipeStep(at(event) - start, dir);
    if (step !== 0) swiped(step);
  };
  strip.addEventListener("touchstart", begin, options);
  strip.addEventListener("touchend", end, options);
  return () => gesture.abort();
}
