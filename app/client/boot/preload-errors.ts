/**
 * A part of the app that could not be loaded on demand (R-PWA-13, R-ERR-16, C-63). Vite tells of it with an
 * event of its own; the shop's is `preload-error`. Whoever prevents it has dealt with it. Else the error goes
 * on to the window, and the page is reloaded once: the part was probably replaced by a newer build. For
 * whole screens Remix reloads by itself, without an event.
 */
import type { GuardedStorage } from "~/client/storage/guarded-storage";

export const preloadErrorEvent = "preload-error";
const reloadedKey = "preload-error.reloaded";

export function raisePreloadErrors(
  page: Pick<Window, "addEventListener" | "dispatchEvent" | "location">,
  session: GuardedStorage,
): void {
  page.addEventListener("vite:preloadError", (event) => {
    const detail = { error: event.payload };
    const raised = new CustomEvent(preloadErrorEvent, { cancelable: true, detail });
    if (!page.dispatchEvent(raised)) return event.preventDefault();
    reloadOnce(page.location, session);
  });
}

/** Once in a session and address, and never without a network, where it would only lose the page. */
function reloadOnce(location: Location, session: GuardedStorage): void {
  if (!navigator.onLine || session.read(reloadedKey) === location.pathname) return;
  session.write(reloadedKey, location.pathname);
  location.reload();
}
