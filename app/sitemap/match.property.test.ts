import { matchRoutes } from "@remix-run/react";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { match } from "./match";
import { pages } from "./pages";
import { routes } from "./routes";

type RouteObjects = Parameters<typeof matchRoutes>[0];
const table = [{ id: "root", path: "", children: routes }] as RouteObjects;

/**
 * The screen that the router shows, with the parts that vary. What is the backend's has none: its screen hands the
 * address on as it is, and its routes name parts only to win over pages of the same shape.
 */
function routed(address: string) {
  const found = matchRoutes(table, address)?.at(-1);
  const file = found && "file" in found.route ? String(found.route.file) : "";
  const isBackends = found?.route.id?.startsWith("backend:");
  const { "*": _rest, ...params } = (!isBackends && found?.params) || {};
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return { screen: file.replace(/^(routes|\.\.)\//, ""), params: Object.fromEntries(given) };
}

function matched(address: string) {
  const { page, params } = match(address);
  return { screen: page.screen, params };
}

/** Every word that stands in some pattern, and some that stand in none. */
const words = [...new Set(Object.values(pages).flatMap(({ path }) => path.split("/")))].flatMap(
  (segment) => (segment.startsWith(":") || segment === "*" ? [] : [segment]),
);
const others = ["fa", "en", "xx", "EN", "12", "a name", "نام", "%2F", "LOGIN", "linKs", ""];
const part = fc.constantFrom(...words, ...others);
const encoded = fc.tuple(part, fc.boolean()).map(([text, raw]) => {
  return raw || text.startsWith("%") ? text : encodeURIComponent(text);
});
const end = fc.constantFrom("", "/", "//");

/** A page's own address with words of other pages where its parts vary, so that patterns tie. */
const filled = fc
  .tuple(fc.constantFrom(...Object.values(pages)), fc.constantFrom("", "/fa", "/login", "/blogs"))
  .chain(([{ path }, first]) =>
    fc
      .tuple(
        ...path.split("/").map((segment) => {
          if (segment.endsWith("?")) return fc.option(part, { nil: undefined });
          return segment.startsWith(":") || segment === "*" ? part : fc.constant(segment);
        }),
      )
      .map((parts) => {
        const given = parts.indexOf(undefined);
        return [first, ...parts.slice(0, given < 0 ? parts.length : given)].join("/");
      }),
  )
  .map((path) => path.replace(/\/+/g, "/").replace(/^(?!\/)/, "/"));

it("an address made of the sitemap's words is the page that the router shows", () => {
  fc.assert(
    fc.property(fc.array(encoded, { maxLength: 6 }), end, (parts, slashes) => {
      const address = `/${parts.join("/")}${slashes}`;
      expect(matched(address)).toEqual(routed(address));
    }),
    { numRuns: 300, examples: [[["api", "blogs", "pictures"], ""]] },
  );
});

it("a page's own address is the page that the router shows, also where patterns tie", () => {
  fc.assert(
    fc.property(filled, end, (path, slashes) => {
      expect(matched(path + slashes)).toEqual(routed(path + slashes));
    }),
    { numRuns: 300 },
  );
});

it.each(["/fa/home/pages/%E0", "/%E0/carts", "/login/%E0%41/"])(
  "what can't be decoded is taken as it stands: %s",
  (address) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(matched(address)).toEqual(routed(address));
    warn.mockRestore();
  },
);

/** The pairs that tie in the router, and the page that stands first. */
it.each([
  ["/login/carts", "login"],
  ["/login/blogs", "login"],
  ["/login/checkout", "checkout"],
  ["/blogs/carts", "blogs"],
  ["/blogs/blogs", "blogs"],
  ["/offline/carts", "offline"],
  ["/api/carts", "api"],
  ["/api/home/products/all", "api"],
  ["/api/upload", "apiUpload"],
  ["/api/admin/media", "apiMedia"],
  ["/assets/carts", "carts"],
  ["/user/no-such-screen", "not-found"],
  ["/FA/CARTS/", "carts"],
  ["/fa/lin\u212As", "not-found"],
  ["/fa.data", "home"],
  ["/_root.data", "locale-redirect"],
])("%s is the page %s", (address, name) => {
  expect(match(address).name).toBe(name);
});
