/**
 * The sitemap: every address of the product. Literal ones stand first, because four pairs of patterns
 * tie in the router and the order decides (R-ROUTE-30). A page that answers with and without a language
 * is one module under two ids (decisions 2).
 */
import { index, layout, prefix, type RouteConfigEntry, route } from "@remix-run/route-config";
import { allLabComponents } from "#dev/laboratory/routes/components";

/** Public pages that answer bare and under a language. `twin` keeps the ids apart. */
const publicPages = (twin: "bare" | "lang"): RouteConfigEntry[] => {
  const page = (path: string, file: string, name: string) =>
    route(path, file, { id: `${twin}:${name}` });
  return [
    page("login/:token?", "routes/login/login/route.tsx", "login"),
    page("home/law", "routes/content/law/route.tsx", "law"),
    page("home/products/show/:product_id?", "routes/shop/product/by-id.ts", "product-by-id"),
    page(
      "home/products/show/:product_id/:product_name",
      "routes/shop/product/route.tsx",
      "product",
    ),
    page("home/products/:gen?/:category?", "routes/shop/products/route.tsx", "products"),
    page("home/invoice/:invoice_no/:hash", "routes/shop/invoice-check/route.tsx", "invoice-check"),
    page("home/payment/:status/:refId", "routes/shop/payment/route.tsx", "payment"),
    page("home/singleBlog/:blog_id/:title", "routes/content/blog/route.tsx", "blog"),
    page("blogs/:genum?/:tag?", "routes/content/blogs/route.tsx", "blogs"),
  ];
};

/** The component kit's laboratory (R-LAB-01), bare and under a language: not found without LAB=1. */
const laboratory = (twin: "bare" | "lang"): RouteConfigEntry =>
  route("__lab", "../dev/laboratory/routes/layout.tsx", { id: `${twin}:lab` }, [
    index("../dev/laboratory/routes/index/route.tsx", { id: `${twin}:lab-index` }),
    route("ask/:call", "../dev/laboratory/routes/ask/route.ts", { id: `${twin}:lab-ask` }),
    ...allLabComponents.map((name) =>
      route(name, `../dev/laboratory/routes/${name}/route.tsx`, { id: `${twin}:lab-${name}` }),
    ),
    ...["infinite-div", "infinite-page"].map((name) =>
      route(`${name}/rows`, "../dev/laboratory/routes/rows.ts", { id: `${twin}:lab-${name}-rows` }),
    ),
  ]);

/** Pages that answer under a language. */
const languagePages: RouteConfigEntry[] = [
  index("routes/shop/home/route.tsx"),
  route("carts", "routes/shop/carts/route.tsx"),
  route("checkout", "routes/shop/checkout/layout.tsx", [
    index("routes/shop/checkout/entry.ts"),
    route("address", "routes/shop/checkout/address/route.tsx"),
    route("shipping", "routes/shop/checkout/shipping/route.tsx"),
    route("payment", "routes/shop/checkout/payment/route.tsx"),
    route("review", "routes/shop/checkout/review/route.tsx"),
  ]),
  route("suggest", "routes/resources/suggest.ts", { id: "lang:suggest" }),
  route("upload", "routes/resources/upload.ts", { id: "lang:upload" }),
  route("upload/crop", "routes/resources/crop.ts", { id: "lang:crop" }),
  route("home/cards/:gen?/:category?", "routes/resources/cards.ts"),
  route("home/faqs", "routes/content/faqs/route.tsx"),
  route("home/pages/:slag", "routes/content/page/route.tsx"),
  laboratory("lang"),
  ...publicPages("lang"),
];

/** The addresses of a tree of pages, from its root. */
function pathsOf(pages: readonly RouteConfigEntry[], root: string): string[] {
  return pages.flatMap(({ path, children = [] }) => {
    const whole = path ? `${root}/${path}` : root;
    return [whole, ...pathsOf(children, whole)];
  });
}

/**
 * All below /api is the backend's. To the router `api/*` is weaker than a page under a language, and `api`
 * could be one: each such page's address is the backend's, too.
 */
const backend = (): RouteConfigEntry[] =>
  ["api/*", ...new Set(pathsOf(languagePages, "api"))].map((path) =>
    route(path, "routes/resources/api.ts", { id: `backend:${path}` }),
  );

export default [
  index("routes/shop/opening/route.ts"),

  ...backend(),
  route("assets/*", "routes/resources/no-file.ts"),
  route("texts/:file", "routes/resources/texts.ts"),
  route("manifest/:file", "routes/resources/manifest.ts"),
  route("robots.txt", "routes/resources/robots.ts"),
  route("sitemap.xml", "routes/resources/sitemap.ts"),
  route("language", "routes/resources/language.ts"),
  route("lite", "routes/resources/lite.ts"),
  route("who", "routes/resources/who.ts"),
  route("suggest", "routes/resources/suggest.ts"),
  route("upload", "routes/resources/upload.ts"),
  route("upload/crop", "routes/resources/crop.ts"),
  route("logout", "routes/login/logout/route.ts"),
  route("dev/outbox", "../dev/outbox/route.tsx", { id: "outbox" }),
  route("offline/:lang", "routes/resources/offline.tsx"),

  ...prefix("user", [
    layout("routes/account/guard.tsx", [
      index("routes/account/dashboard/route.tsx"),
      route("orders", "routes/account/orders/route.tsx"),
      route("orders/:number", "routes/account/order/route.tsx"),
      route("orders/:number/invoice", "routes/account/invoice/route.tsx"),
      route("wish-list", "routes/account/wish-list/route.tsx"),
      route("info", "routes/account/info/route.tsx"),
      route("full-step", "routes/account/full-step/route.tsx"),
      route("links", "routes/account/links/route.tsx"),
      route("tickets", "routes/account/tickets/route.tsx"),
      layout("routes/account/profile-wrapper.tsx", [
        route("user-settings", "routes/account/user-settings/route.tsx"),
        route("profile", "routes/account/profile/route.tsx"),
      ]),
    ]),
  ]),

  laboratory("bare"),

  ...publicPages("bare"),

  ...prefix(":lang", languagePages),

  route("*", "routes/resources/not-found.tsx"),
] satisfies RouteConfigEntry[];
