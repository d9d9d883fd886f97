import { createRoute, z } from "@hono/zod-openapi";
import {
  productsPerPart,
  sitemapParts,
  sitemapPosts,
  sitemapProducts,
} from "../../contract/sitemap";
import { publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import { ApiError } from "../../http/errors";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { readPosts } from "../blog/read-sitemap";
import { readPart } from "./read-part";
import { readParts } from "./read-parts";

/** Holds the highest code that fits PostgreSQL's integer. */
const highestPart = Math.floor(2_147_483_647 / productsPerPart);

const partsRoute = createRoute({
  method: "get",
  path: "/home/sitemap",
  summary: "The parts of the sitemap that hold products",
  responses: responses(sitemapParts, "Numbers of parts, and when each was last changed"),
});

const postsRoute = createRoute({
  method: "get",
  path: "/home/sitemap/posts",
  summary: "The journal's posts as the sitemap names them",
  responses: responses(sitemapPosts, "Posts, the newest first"),
});

const partRoute = createRoute({
  method: "get",
  path: "/home/sitemap/{number}",
  summary: "The products of one part of the sitemap",
  request: { params: z.object({ number: z.string() }) },
  responses: responses(
    sitemapProducts,
    "Products by their codes, with their slug in each language",
  ),
});

export function sitemapRoutes(app: App, { clock, database }: Services): void {
  publicRoute(app, partsRoute, async (c) =>
    respond(c, sitemapParts, { parts: await readParts(database) }),
  );
  publicRoute(app, postsRoute, async (c) =>
    respond(c, sitemapPosts, { posts: await readPosts(database, clock.now()) }),
  );
  publicRoute(app, partRoute, async (c) => {
    const number = Number(c.req.valid("param").number);
    const isPart = Number.isInteger(number) && number >= 1 && number <= highestPart;
    const products = isPart ? await readPart(database, number) : [];
    if (products.length === 0) throw new ApiError("error.not_found");
    return respond(c, sitemapProducts, { products });
  });
}
