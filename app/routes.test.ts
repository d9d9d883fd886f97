import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, it } from "vitest";
import routes from "./routes";

interface Node {
  id: string;
  path?: string;
  index?: boolean;
  children?: Node[];
}

/** The tree as Remix hands it to its router. */
const toNodes = (entries: readonly RouteConfigEntry[]): Node[] =>
  entries.map(({ id, file, path, index, children }) => ({
    id: id ?? file,
    path,
    index,
    children: index ? undefined : toNodes(children ?? []),
  }));

const tree = toNodes(routes);

/** The module that answers a path, by id, and the parameters that it gets. */
function find(path: string) {
  const match = matchRoutes(tree as Parameters<typeof matchRoutes>[0], path)?.at(-1);
  return { id: match?.route.id, params: match?.params ?? {} };
}

describe("the sitemap", () => {
  it.each([
    ["/login/carts", "bare:login", { token: "carts" }],
    ["/login/blogs", "bare:login", { token: "blogs" }],
    ["/blogs/carts", "bare:blogs", { genum: "carts" }],
    ["/blogs/blogs", "bare:blogs", { genum: "blogs" }],
    ["/blogs/blogs/t", "bare:blogs", { genum: "blogs", tag: "t" }],
  ])("R-ROUTE-30 %s is %s", (path, id, params) => {
    expect(find(path)).toEqual({ id, params });
  });

  it.each([
    ["/", "routes/shop/opening/route.ts"],
    ["/en", "routes/shop/home/route.tsx"],
    ["/en/carts", "routes/shop/carts/route.tsx"],
    ["/en/checkout", "routes/shop/checkout/entry.ts"],
    ["/fa/checkout/review", "routes/shop/checkout/review/route.tsx"],
    ["/home/products", "bare:products"],
    ["/fa/home/products/all/phone-cases", "lang:products"],
    ["/home/products/show/12/cup", "bare:product"],
    ["/en/home/products/show/12/cup", "lang:product"],
    ["/home/payment/ok/1", "bare:payment"],
    ["/user", "routes/account/dashboard/route.tsx"],
    ["/user/orders", "routes/account/orders/route.tsx"],
    ["/user/wish-list", "routes/account/wish-list/route.tsx"],
    ["/user/info", "routes/account/info/route.tsx"],
    ["/user/full-step", "routes/account/full-step/route.tsx"],
    ["/user/links", "routes/account/links/route.tsx"],
    ["/user/user-settings", "routes/account/user-settings/route.tsx"],
    ["/user/profile", "routes/account/profile/route.tsx"],
    ["/user/tickets", "routes/account/tickets/route.tsx"],
    ["/home/law", "bare:law"],
    ["/login", "bare:login"],
    ["/login/abc", "bare:login"],
    ["/en/home/faqs", "routes/content/faqs/route.tsx"],
    ["/en/home/pages/about", "routes/content/page/route.tsx"],
    ["/fa/blogs", "lang:blogs"],
    ["/blogs", "bare:blogs"],
    ["/home/singleBlog/1/x", "bare:blog"],
  ])("every row of the specification's table answers: %s is %s", (path, id) => {
    expect(find(path).id).toBe(id);
  });

  it.each(["law", "login", "product", "payment", "blog"])(
    "R-ROUTE-32 %s answers bare and under a language",
    (name) => {
      const ids = tree.flatMap((node) => [node, ...(node.children ?? [])]).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([`bare:${name}`, `lang:${name}`]));
    },
  );

  it.each(["/home/faqs", "/home/pages/x", "/no/such/page", "/home/nothing", "/user/unknown"])(
    "R-ROUTE-29 R-ROUTE-31 R-ROUTE-36 %s is the not-found page",
    (path) => {
      expect(find(path).id).toBe("routes/resources/not-found.tsx");
    },
  );

  it.each(["/home/products/show", "/home/products/show/12"])(
    "R-ROUTE-09 %s is no listing",
    (path) => {
      expect(find(path).id).toBe("bare:product-by-id");
    },
  );

  it.each(["/home/law/", "/HOME/LAW", "/home/singleblog/1/x"])(
    "R-ROUTE-34 %s answers as its plain form does",
    (path) => {
      expect(find(path).id).toMatch(/^bare:(law|blog)$/);
    },
  );

  it.each(["/api/x", "/robots.txt", "/sitemap.xml", "/manifest/fa.webmanifest", "/texts/fa.1"])(
    "R-ROUTE-33 %s is no page",
    (path) => {
      expect(find(path).id).toMatch(/^routes\/resources\//);
    },
  );

  it("R-ROUTE-35 parameters are decoded once", () => {
    expect(find("/fa/blogs/all/%D8%B1%D9%85%D8%B6%D8%A7%D9%86").params.tag).toBe("رمضان");
  });
});
