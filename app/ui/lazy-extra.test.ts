import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { type ComponentType, createElement, Suspense } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lazyExtra } from "./lazy-extra";

const part: ComponentType = () => createElement("b", null, "part");

function render(load: () => Promise<{ default: ComponentType }>): Promise<string> {
  const extra = createElement(Suspense, null, createElement(lazyExtra(load)));
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement("p", null, "page", extra), {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => vi.useRealTimers());

it("shows the part that comes", async () => {
  expect(await render(async () => ({ default: part }))).toContain("<b>part</b>");
  expect(() => vi.runAllTimers()).not.toThrow();
});

it("R-PWA-13[rethrown] throws on what can't be loaded, and leaves the page as it is", async () => {
  const html = await render(() => Promise.reject(new Error("lost")));
  expect(html).toContain("page");
  expect(html).not.toContain("<b>");
  expect(() => vi.runAllTimers()).toThrow("lost");
});

it("R-PWA-13[rethrown] throws nothing on where somebody has prevented it", async () => {
  const html = await render(async () => undefined as never);
  expect(html).toContain("page");
  expect(() => vi.runAllTimers()).not.toThrow();
});
