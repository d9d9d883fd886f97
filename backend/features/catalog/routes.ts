import { createRoute, z } from "@hono/zod-openapi";
import {
  type CategoryNode,
  categoryTree,
  facets,
  pageSizes,
  product,
  productList,
  searchHits,
  sortOrders,
} from "../../contract/catalog";
import { publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import { languageOf } from "../../http/language";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { growTrees } from "./categories/grow-trees";
import { VersionMemo } from "./index/version-memo";
import { ProductPages } from "./product/product-pages";
import { findHits } from "./search/find-hits";

const text = (description: string) => z.string().optional().describe(description);
const several = (description: string) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe(description);

/** What can't be read is left out (see listing/read-query), so all values are plain texts here. */
const listingQuery = z.object({
  gen: text("Department, or all, new, sale, popular, available"),
  category: text("Category of any depth"),
  q: text("Search words"),
  page: text("From 1"),
  per_page: text(pageSizes.join(", ")),
  sort: text(sortOrders.join(", ")),
  "brand[]": several("Brands, any of them; further groups as `attr.{code}[]`"),
  min: text("Lowest price in the unit as shown: dollars, toman"),
  max: text("Highest price in the unit as shown"),
  in_stock: text("1: only what can be bought"),
  sale: text("1: only what costs less than before"),
  rating: text("At least so many stars"),
});

const listRoute = createRoute({
  method: "get",
  path: "/home/products",
  summary: "A page of products",
  request: { query: listingQuery },
  responses: responses(productList, "Cards, and how many there are"),
});

const facetsRoute = createRoute({
  method: "get",
  path: "/home/products/facets",
  summary: "The filters that make sense for a list, with counts",
  request: { query: listingQuery },
  responses: responses(facets, "Counts leave their own group's filter out"),
});

const productRoute = createRoute({
  method: "get",
  path: "/home/products/{code}",
  summary: "A product by its code or uuid",
  request: { params: z.object({ code: z.string() }) },
  responses: responses(product, "The product with its variants and related ones"),
});

const categoriesRoute = createRoute({
  method: "get",
  path: "/home/categories",
  summary: "Departments, each with its tree (R-API-12)",
  responses: responses(categoryTree, "Departments at the top"),
});

const searchRoute = createRoute({
  method: "get",
  path: "/home/search",
  summary: "Suggestions for a search box (R-API-13)",
  request: {
    query: z.object({
      search: text("Search words"),
      category: text("Only below this department or category"),
      limit: text("Up to 20"),
    }),
  },
  responses: responses(searchHits, "Categories, then products, by name"),
});

export function catalogRoutes(app: App, services: Services): void {
  const { listings } = services;
  const trees = new VersionMemo<CategoryNode[]>(4);
  const pages = new ProductPages(services);
  const paramsOf = (url: string) => new URL(url).searchParams;

  publicRoute(app, listRoute, async (c) =>
    respond(c, productList, await listings.list(paramsOf(c.req.url), languageOf(c))),
  );
  publicRoute(app, facetsRoute, async (c) =>
    respond(c, facets, await listings.facets(paramsOf(c.req.url), languageOf(c))),
  );
  publicRoute(app, productRoute, async (c) =>
    respond(c, product, await pages.find(c.req.valid("param").code, languageOf(c))),
  );
  publicRoute(app, categoriesRoute, async (c) => {
    const lang = languageOf(c);
    const catalogIndex = await services.catalogue.current();
    const made = await trees.get(catalogIndex.version, lang, () => growTrees(catalogIndex, lang));
    return respond(c, categoryTree, made);
  });
  publicRoute(app, searchRoute, async (c) =>
    respond(c, searchHits, await findHits(services, paramsOf(c.req.url), languageOf(c))),
  );
}
