import { createRoute, z } from "@hono/zod-openapi";
import {
  reviewMove,
  reviewReply,
  reviewStates,
  staffReview,
  staffReviewList,
} from "../../../contract/reviews";
import { privateRoute } from "../../../http/access";
import type { App } from "../../../http/app";
import { jsonBody } from "../../../http/json-body";
import { languageOf } from "../../../http/language";
import { readPage } from "../../../http/read-number";
import { respond } from "../../../http/respond";
import { responses } from "../../../http/responses";
import type { Services } from "../../../services";
import { actorOf } from "../../reading/content-actor";
import { listStaffReviews, readStaffReview } from "./list-reviews";
import { moderateReview } from "./moderate-review";
import { replyToReview } from "./reply-to-review";

const permission = "content.write" as const;
const params = z.object({ id: z.uuid() });

const routes = {
  list: createRoute({
    method: "get",
    path: "/admin/reviews",
    summary: "A page of products' reviews by what they are (content.write)",
    permission,
    request: {
      query: z.object({
        status: z.string().max(20).optional().describe(reviewStates.join(", ")),
        page: z.string().max(10).optional().describe("From 1"),
      }),
    },
    responses: responses(staffReviewList, "The reviews, how many there are and how many wait"),
  }),
  move: createRoute({
    method: "post",
    path: "/admin/reviews/{id}",
    summary: "Lets a review in, takes it away, or lets it wait again (content.write)",
    permission,
    request: { params, body: jsonBody(reviewMove) },
    responses: responses(staffReview, "The review as it is then"),
  }),
  reply: createRoute({
    method: "post",
    path: "/admin/reviews/{id}/reply",
    summary: "Writes the shop's answer below a review, or takes it away (content.write)",
    permission,
    request: { params, body: jsonBody(reviewReply) },
    responses: responses(staffReview, "The review as it is then"),
  }),
} as const;

/** GET/POST admin/reviews…: what shoppers think of products, before everybody reads it. */
export function staffReviewRoutes(app: App, services: Services): void {
  privateRoute(app, routes.list, async (c) => {
    const { status: asked, page } = c.req.valid("query");
    const status = reviewStates.find((one) => one === asked) ?? "pending";
    const wanted = { status, page: readPage(page), lang: languageOf(c) };
    return respond(c, staffReviewList, await listStaffReviews(services, wanted));
  });

  privateRoute(app, routes.move, async (c, login) => {
    const { id } = c.req.valid("param");
    await moderateReview(services, { actor: actorOf(c, login), id, ...c.req.valid("json") });
    const read = await readStaffReview(services, { id, lang: languageOf(c) });
    return respond(c, staffReview, read);
  });

  privateRoute(app, routes.reply, async (c, login) => {
    const { id } = c.req.valid("param");
    await replyToReview(services, { actor: actorOf(c, login), id, ...c.req.valid("json") });
    const read = await readStaffReview(services, { id, lang: languageOf(c) });
    return respond(c, staffReview, read);
  });
}
