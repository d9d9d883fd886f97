import { expect, it } from "vitest";
import { mayKeep } from "./may-keep";

interface Answer {
  status?: number;
  cacheControl?: string;
  type?: ResponseType;
  redirected?: boolean;
}

/** An answer as the network gives it; a constructed one has another type. */
function answer({ status = 200, cacheControl, type = "basic", redirected = false }: Answer) {
  const headers = new Headers(cacheControl ? { "Cache-Control": cacheControl } : {});
  return { status, headers, type, redirected } as Response;
}

it("R-PWA-03 a whole answer of the shop is kept", () => {
  expect(mayKeep(answer({ cacheControl: "private, no-cache" }))).toBe(true);
});

it.each<[string, Answer]>([
  ["an error", { status: 500 }],
  ["a page that is missing", { status: 404 }],
  ["a redirect told as data", { status: 202 }],
  ["a part", { status: 206 }],
  ["a followed redirect", { redirected: true }],
  ["a redirect for the browser", { status: 0, type: "opaqueredirect" }],
  ["another origin's", { type: "opaque" }],
  ["what the server forbids", { cacheControl: "private, no-store" }],
])("R-PWA-03 %s is never kept", (_title, made) => {
  expect(mayKeep(answer(made))).toBe(false);
});
