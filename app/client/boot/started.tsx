import { type ReactNode, useLayoutEffect } from "react";

/**
 * Says once that the page has been taken over, before any effect of it can send a form. It stands around the page, not
 * beside it: a sibling that the server doesn't render would give everything other ids (`useId`) than the markup has.
 */
export function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useLayoutEffect(onStart, [onStart]);
  return children;
}
