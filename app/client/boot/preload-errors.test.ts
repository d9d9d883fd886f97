import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { guardStorage } from "~/client/storage/guarded-storage";
import { memoryStorage } from "~/client/storage/memory-storage.fixture";
import { raisePreloadErrors } from "./preload-errors";

function openPage() {
  const reload = vi.fn();
  const memory = memoryStorage();
  const page = Object.assign(new EventTarget(), { location: { pathname: "/fa", reload } });
  raisePreloadErrors(
    page as never,
    guardStorage(() => memory),
  );
  return { page, reload };
}

function fail(page: EventTarget): Event {
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), {
    payload: new Error("chunk"),
  });
  page.dispatchEvent(event);
  return event;
}

beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

it("R-PWA-13[event] R-ERR-16[event] raises preload-error; who prevents it has dealt with it", () => {
  const { page, reload } = openPage();
  const seen = vi.fn((event: Event) => event.preventDefault());
  page.addEventListener("preload-error", seen);
  expect(fail(page).defaultPrevented).toBe(true);
  expect(seen).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

it("R-PWA-13[one-reload] R-ERR-16[rethrown] unhandled, the error is thrown on and the page reloaded once", () => {
  const { page, reload } = openPage();
  expect(fail(page).defaultPrevented).toBe(false);
  expect(fail(page).defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("does not reload without a network", () => {
  vi.stubGlobal("navigator", { onLine: false });
  const { page, reload } = openPage();
  fail(page);
  expect(reload).not.toHaveBeenCalled();
});
