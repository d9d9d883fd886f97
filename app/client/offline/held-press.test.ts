import { runInNewContext } from "node:vm";
import { afterEach, expect, it, vi } from "vitest";
import { holdPresses, pressHeld } from "./held-press";

afterEach(() => vi.unstubAllGlobals());

const element = (attributes: Record<string, string> = {}) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
  click: vi.fn(),
});

/** A page whose app has not started; answers how a form is sent on it. */
function openPage(navigator: object = { onLine: false, serviceWorker: { controller: {} } }) {
  let hear: ((event: object) => void) | undefined;
  const page: Record<string, unknown> = {
    navigator,
    addEventListener: (_name: string, listener: typeof hear) => {
      hear = listener;
    },
  };
  page.window = page;
  runInNewContext(holdPresses, page);
  vi.stubGlobal("window", page);
  return (button: object | null, form: object = element({ method: "post" })) => {
    const preventDefault = vi.fn();
    hear?.({ submitter: button, target: form, preventDefault });
    return preventDefault;
  };
}

it("a press without a network waits for the app, and is pressed once", () => {
  const press = openPage();
  const button = element();
  expect(press(button)).toHaveBeenCalled();
  expect(press(button)).toHaveBeenCalled();
  pressHeld();
  pressHeld();
  expect(button.click).toHaveBeenCalledTimes(1);
});

it("once the app takes forms, a press is its own", () => {
  const press = openPage();
  pressHeld();
  expect(press(element())).not.toHaveBeenCalled();
});

it.each<[string, object]>([
  ["the network is there", { onLine: true, serviceWorker: { controller: {} } }],
  ["no worker stands behind the page", { onLine: false, serviceWorker: { controller: null } }],
  ["the browser has no workers", { onLine: false }],
])("where %s, a press is the browser's", (_, navigator) => {
  expect(openPage(navigator)(element())).not.toHaveBeenCalled();
});

it("what only asks for a page is the browser's, and what no button sends", () => {
  const press = openPage();
  expect(press(element(), element({ method: "get" }))).not.toHaveBeenCalled();
  expect(press(element({ formmethod: "get" }))).not.toHaveBeenCalled();
  expect(press(null)).not.toHaveBeenCalled();
});
