/** Further above the window or the box than any foot is tall, in pixels. */
const farAbove = 100_000;

interface Bounds {
  /** The box that scrolls; the window where there is none. */
  root: Element | null | undefined;
  /** Pixels below it from which on the end counts as near. */
  distance: number;
  /** Whether the end was jumped over since it was last below; kept from one watch to the next. */
  passed: { current: boolean };
}

/**
 * Tells when a list's end comes near from below. One that is jumped over, to a foot that fills the window, is told of
 * once: whoever reads the foot is left in peace until they come back to the list.
 * @returns how to stop
 */
export function watchEnd(end: Element, bounds: Bounds, tell: () => void): () => void {
  const { root, distance, passed } = bounds;
  const watch = (above: number, see: (isNear: boolean) => void) => {
    const rootMargin = `${above}px 0px ${distance}px`;
    const observer = new IntersectionObserver(([entry]) => see(entry?.isIntersecting === true), {
      root,
      rootMargin,
    });
    observer.observe(end);
    return observer;
  };
  const near = watch(0, (isNear) => {
    if (isNear) tell();
  });
  const nearOrPassed = watch(farAbove, (isThere) => {
    const isFirst = isThere && !passed.current;
    passed.current = isThere;
    if (isFirst) tell();
  });
  return () => {
    near.disconnect();
    nearOrPassed.disconnect();
  };
}
