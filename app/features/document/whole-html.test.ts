import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { wholeHtml } from "./whole-html";

function render(words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement("p", null, words), {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

it("R-NOJS-06 Persian text comes out whole wherever React's buffers end", async () => {
  for (const lead of ["", "a", "ab", "abc"]) {
    const words = lead + "تیمچه ".repeat(800);
    expect(wholeHtml(await render(words))).toBe(`<!DOCTYPE html><p>${words}</p>`);
  }
});

it("a page has one doctype", () => {
  expect(wholeHtml("<!DOCTYPE html><html></html>")).toBe("<!DOCTYPE html><html></html>");
});
