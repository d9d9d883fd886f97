import { createRoute, z } from "@hono/zod-openapi";
import { done } from "../../contract/auth";
import {
  newReview,
  reviewList,
  reviewOrders,
  reviewPage,
  reviewTaken,
} from "../../contract/reviews";
import { privateRoute, publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import { jsonBody } from "../../http/json-body";
import { languageOf } from "../../http/language";
import { readPage } from "../../http/read-number";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { codeOf } from "../blog/routes";
import { listReviews } from "./list-reviews";
import { readOwnReview } from "./read-own-review";
import { removeReview } from "./remove-review";
import { writeReview } from "./write-review";

const ofProduct = z.object({ product: z.string().max(20).describe("A product's public number") });

const routes = {
  list: createRoute({
    method: "get",
    path: "/products/{id}/reviews",
    summary: "A page of a product's reviews that are let in",
    request: {
      params: z.object({ id: z.string().max(20) }),
      query: z.object({
        page: z.string().max(10).optional().describe("From 1"),
        sort: z.string().max(20).optional().describe(reviewOrders.join(", ")),
      }),
    },
    responses: responses(reviewList, "The reviews, their mean and how many gave how many stars"),
  }),
  read: createRoute({
    method: "get",
    path: "/user/reviews/{product}",
    summary: "The user's review of a product, and whether they may write one",
    request: { params: ofProduct },
    responses: responses(reviewPage, "The product, with the review where there is one"),
  }),
  write: createRoute({
    method: "post",
    path: "/user/reviews/{product}",
    summary:
      "Writes the user's one review of a product that an order brought them, or writes it anew",
    request: { params: ofProduct, body: jsonBody(newReview) },
    responses: responses(reviewTaken, "Whether it is shown yet"),
  }),
  remove: createRoute({
    method: "post",
    path: "/user/reviews/{product}/remove",
    summary: "Takes the user's review of a product away",
    request: { params: ofProduct },
    responses: responses(done, "There is none any more"),
  }),
} as const;

/** GET products/{id}/reviews, user/reviews…: what shoppers think of products (domain 4.2). */
export function reviewRoutes(app: App, services: Services): void {
  publicRoute(app, routes.list, async (c) => {
    const { page, sort } = c.req.valid("query");
    const order = reviewOrders.find((one) => one === sort) ?? "newest";
    const asked = { code: codeOf(c.req.valid("param").id), page: readPage(page), order };
    return respond(c, reviewList, await listReviews(services, asked));
  });

  privateRoute(app, routes.read, async (c, { user }) => {
    const code = codeOf(c.req.valid("param").product);
    const asked = { userId: user.id, code, lang: languageOf(c) };
    return respond(c, reviewPage, await readOwnReview(services, asked));
  });

  privateRoute(app, routes.write, async (c, { user }) => {
    const code = codeOf(c.req.valid("param").product);
    const writing = { userId: user.id, code, lang: languageOf(c), review: c.req.valid("json") };
    return respond(c, reviewTaken, await writeReview(services, writing));
  });

  privateRoute(app, routes.remove, async (c, { user }) => {
    await removeReview(services, { userId: user.id, code: codeOf(c.req.valid("param").product) });
    return respond(c, done, { done: true });
  });
}
