import { expect, it } from "vitest";
import { changesSession, type Wanted, wantedOf } from "./wanted";

const origin = "https://shop.example";

/** A request as the worker sees it; a navigation can't be constructed. */
function ask(path: string, { method = "GET", mode = "cors", cache = "default" } = {}): Request {
  return { method, mode, cache, url: new URL(path, origin).href } as Request;
}

it.each<[string, Wanted]>([
  ["/assets/root-1.js", "file"],
  ["/fonts/vazirmatn.1.woff2", "file"],
  ["/texts/fa.1", "file"],
  ["/__manifest?p=%2Ffa&version=1", "routes"],
  ["/api/media/12.webp?w=300", "picture"],
  ["/fa/home/products.data?page=2", "data"],
  ["/api/home/products", undefined],
  ["/api/user", undefined],
  ["/who", undefined],
  ["/fa/__lab/phone.data", undefined],
  ["/sw.js", undefined],
  ["https://elsewhere.example/assets/a.js", undefined],
])("%s is wanted as %s", (path, wanted) => {
  expect(wantedOf(ask(path), origin)).toBe(wanted);
});

it("what a page fetches past every cache, to save it itself, goes to the network", () => {
  const past = { cache: "no-store" };
  expect(wantedOf(ask("/api/media/12.webp?w=300", past), origin)).toBeUndefined();
  expect(wantedOf(ask("/fa", { ...past, mode: "navigate" }), origin)).toBe("document");
});

it("R-PWA-03[private] forms and all that is not asked for with GET go to the network untouched", () => {
  expect(wantedOf(ask("/fa/carts", { method: "POST", mode: "navigate" }), origin)).toBeUndefined();
  expect(wantedOf(ask("/fa", { method: "HEAD" }), origin)).toBeUndefined();
  expect(wantedOf(ask("/fa", { mode: "navigate" }), origin)).toBe("document");
});

it.each([
  ["/logout", true],
  ["/login", true],
  ["/fa/login/abc", true],
  ["/logout.data", true],
  ["/fa/home/products", false],
])("a form to %s changes the session: %s", (path, changes) => {
  expect(changesSession(ask(path, { method: "POST" }))).toBe(changes);
  expect(changesSession(ask(path))).toBe(false);
});
