import { type ComponentType, lazy } from "react";

/**
 * A part that its page can do without, loaded when it is wanted. Where it can't be had the page stays as it is,
 * and the error goes on to the window, if nobody has dealt with it there (R-PWA-13).
 */
export function lazyExtra<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  const nothing = { default: (_: P) => null };
  return lazy<ComponentType<P>>(async () => {
    try {
      // Prevented, the preload resolves to nothing instead of failing.
      return (await load()) ?? nothing;
    } catch (error) {
      setTimeout(() => {
        throw error;
      });
      return nothing;
    }
  });
}
