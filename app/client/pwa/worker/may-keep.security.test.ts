import { expect, it } from "vitest";
import { mayKeep } from "./may-keep";

interface Answer {
  status?: number;
  cacheControl?: string;
  type?: ResponseType;
  redirected?: boolean;
  personal?: boolean;
}

/** An answer as the network gives it; a constructed one has another type. */
function answer({
  status = 200,
  cacheControl,
  type = "basic",
  redirected = false,
  personal = false,
}: Answer) {
  const headers = new Headers(cacheControl ? { "Cache-Control": cacheControl } : {});
  if (personal) headers.set("X-Personal", "1");
  return { status, headers, type, redirected } as Response;
}

it("a whole answer of the shop is kept", () => {
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
  ["what holds something of its reader", { personal: true }],
  ["what the server forbids", { cacheControl: "private, no-store" }],
])("%s is never kept", (_title, made) => {
  expect(mayKeep(answer(made))).toBe(false);
});
