import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { onIntent } from "./on-intent";

type Listener = (event: object) => void;

/** A page of a phone whose reader does nothing; `paint` lets it load and shows it. */
function openPage(
  {
    kept,
    flash,
    stored = {},
  }: { kept?: string; flash?: true; stored?: Record<string, string> } = {},
  device: object = {},
) {
  const start = vi.fn();
  const listeners = new Map<string, Listener[]>();
  const frames: (() => void)[] = [];
  const page: Record<string, unknown> = {
    start,
    document: {
      readyState: "loading",
      documentElement: { dataset: kept === undefined ? {} : { kept }, lang: "fa" },
      querySelector: () => (flash ? {} : null),
    },
    navigator: device,
    sessionStorage: { getItem: (key: string) => (key === "typed" && stored.typed) || null },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    addEventListener: (name: string, listener: Listener) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    requestIdleCallback: (run: () => void) => run(),
    setTimeout: (run: () => void) => run(),
    scrollY: 0,
    innerHeight: 740,
  };
  runInNewContext(`(${onIntent})(start)`, page);
  const send = (name: string, event: object = {}) => {
    for (const listener of listeners.get(name) ?? []) listener(event);
  };
  const paint = () => {
    send("load");
    for (const frame of frames.splice(0)) frame();
  };
  return { start, send, paint, page };
}

/** An event on an element that is, or stands in, what a selector names. */
const on = (name: string) => ({
  target: { closest: (names: string) => names.split(",").includes(name) },
});

describe("a page that is there to be read", () => {
  let page: ReturnType<typeof openPage>;
  beforeEach(() => {
    page = openPage();
  });

  it("is left alone as long as nobody does anything", () => {
    page.paint();
    expect(page.start).not.toHaveBeenCalled();
  });

  it.each<[string, string, object?]>([
    ["a key", "keydown"],
    ["something is typed or ticked", "input"],
    ["its tab is come back to", "visibilitychange"],
    ["the network goes, without which forms are the app's", "offline"],
    ["a field is gone into", "focusin", on("select")],
    ["a mouse is moved", "pointermove", { pointerType: "mouse", movementX: 3 }],
    ["a finger beside links and buttons", "pointerdown", on("summary")],
  ])("starts by %s, once", (_, name, event) => {
    page.paint();
    page.send(name, event);
    page.send(name, event);
    expect(page.start).toHaveBeenCalledTimes(1);
  });

  it("starts when half a screen was scrolled", () => {
    page.paint();
    page.page.scrollY = 300;
    page.send("scroll");
    expect(page.start).not.toHaveBeenCalled();
    page.page.scrollY = 400;
    page.send("scroll");
    expect(page.start).toHaveBeenCalledTimes(1);
  });

  it.each<[string, string, object]>([
    ["a tap on a link, which leads away", "pointerdown", on("a")],
    ["a tap on a button, which sends its form", "pointerdown", on("button")],
    ["a focused link", "focusin", on("a")],
    ["a finger that passes", "pointermove", { pointerType: "touch", movementX: 3 }],
    [
      "the move that a browser makes up",
      "pointermove",
      { pointerType: "mouse", movementX: 0, movementY: 0 },
    ],
  ])("is not started by %s", (_, name, event) => {
    page.paint();
    page.send(name, event);
    expect(page.start).not.toHaveBeenCalled();
  });

  it("remembers who came before it was painted", () => {
    page.send("keydown");
    expect(page.start).not.toHaveBeenCalled();
    page.paint();
    expect(page.start).toHaveBeenCalledTimes(1);
  });
});

it.each<[string, Parameters<typeof openPage>]>([
  ["comes from the worker's cache", [{ kept: "1795500000000" }]],
  ["carries a message", [{ flash: true }]],
  ["has no network", [{}, { onLine: false }]],
  ["is in another language than the stored one", [{ stored: { lang: "en" } }]],
  ["comes back with what was typed", [{ stored: { typed: "{}" } }]],
  ["has changes to send", [{ stored: { lang: "fa", offline_waiting: "2" } }]],
  ["has to say what became of changes", [{ stored: { offline_problems: "1" } }]],
  [
    "is on a strong device with a fast line",
    [{}, { connection: { effectiveType: "4g" }, deviceMemory: 8, hardwareConcurrency: 8 }],
  ],
])("a page that %s waits for nobody", (_, page) => {
  const { start, paint } = openPage(...page);
  paint();
  expect(start).toHaveBeenCalledTimes(1);
});

it.each<[string, object]>([
  ["saves data", { effectiveType: "4g", saveData: true }],
  ["is slow", { effectiveType: "3g" }],
])("a strong device whose line %s waits", (_, connection) => {
  const { start, paint } = openPage({}, { connection, deviceMemory: 8, hardwareConcurrency: 8 });
  paint();
  expect(start).not.toHaveBeenCalled();
});
