import { expect, it, vi } from "vitest";
import { holdInstallPrompt, type InstallPromptEvent } from "./install";

/** A window as far as the prompt needs one. */
function openPage(early?: InstallPromptEvent) {
  const page = Object.assign(new EventTarget(), { installPrompt: early });
  return { page, held: holdInstallPrompt(page as never) };
}

function offer(): InstallPromptEvent {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  return Object.assign(event, { prompt: vi.fn(async () => {}) });
}

it("R-STORE-17[held] R-PWA-07[held] an offer is held back and kept", () => {
  const { page, held } = openPage();
  const listener = vi.fn();
  held.subscribe(listener);
  const event = offer();
  page.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(held.isHeld()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

it("R-PWA-07[asked] an offer that came before hydration is found; asking uses it up", () => {
  const event = offer();
  const { held } = openPage(event);
  expect(held.isHeld()).toBe(true);
  held.ask();
  expect(event.prompt).toHaveBeenCalledTimes(1);
  expect(held.isHeld()).toBe(false);
});

it("nothing is held once the shop is installed", () => {
  const { page, held } = openPage(offer());
  page.dispatchEvent(new Event("appinstalled"));
  expect(held.isHeld()).toBe(false);
});
