import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { cleanHtmlStream } from "./html-stream";

function render(words: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts = words.map((word, place) => createElement("b", { key: place }, word));
    const { pipe } = renderToPipeableStream(createElement("p", null, parts), {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

it("Persian text comes out whole wherever React's buffers end", async () => {
  const words = Array.from({ length: 1000 }, (_, place) => "میلی‌لیتر ".repeat(1 + (place % 7)));
  const rendered = await render(words);
  expect(rendered).toContain("\0");
  const whole = words.map((word) => `<b>${word}</b>`).join("");
  expect(cleanHtmlStream(rendered)).toBe(`<!DOCTYPE html><p>${whole}</p>`);
});

it("a page has one doctype", () => {
  expect(cleanHtmlStream("<!DOCTYPE html><html></html>")).toBe("<!DOCTYPE html><html></html>");
});
