import { createRoute, z } from "@hono/zod-openapi";
import { opId } from "../../contract/cart";
import {
  linkInput,
  linkList,
  sharedTake,
  sharedTaken,
  sharedThing,
  userLink,
} from "../../contract/link";
import { linkKinds, linkStates } from "../../contract/link-kinds";
import { privateRoute, publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import { callerOf } from "../../http/caller";
import { jsonBody } from "../../http/json-body";
import { languageOf } from "../../http/language";
import { readPage } from "../../http/read-number";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { findRequester, userOf } from "../cart/owner";
import { addLink } from "./add-link";
import { listLinks } from "./list-links";
import { countOpening, openLink } from "./open-link";
import { readLink, revokeLink } from "./revoke-link";
import { takeShared } from "./take-shared";

const params = z.object({ id: z.string().max(100) });
const tokenParams = z.object({ token: z.string().max(100) });

const routes = {
  list: createRoute({
    method: "get",
    path: "/user/links",
    summary: "The user's links to share (domain 4.5)",
    request: {
      query: z.object({
        page: z.string().optional().describe("From 1"),
        search: z.string().max(200).optional().describe("Part of a label"),
        kind: z.string().optional().describe(linkKinds.join(", ")),
        state: z.string().optional().describe(linkStates.join(", ")),
      }),
    },
    responses: responses(linkList, "The newest first, with the invoices that anybody can check"),
  }),
  add: createRoute({
    method: "post",
    path: "/user/links",
    summary: "Makes a link; `op_id` makes repeating it harmless",
    request: { body: jsonBody(linkInput) },
    responses: responses(userLink, "The link"),
  }),
  read: createRoute({
    method: "get",
    path: "/user/links/{id}",
    summary: "A link of the user's",
    request: { params },
    responses: responses(userLink, "The link"),
  }),
  revoke: createRoute({
    method: "post",
    path: "/user/links/{id}/revoke",
    summary: "Ends a link for good",
    request: { params, body: jsonBody(z.object({ op_id: opId })) },
    responses: responses(userLink, "The link as it is then"),
  }),
  open: createRoute({
    method: "get",
    path: "/home/shared/{token}",
    summary: "What a link shows; counts the opening",
    request: { params: tokenParams },
    responses: responses(sharedThing, "A list, a cart's lines, or whose word brought the visitor"),
  }),
  take: createRoute({
    method: "post",
    path: "/home/shared/{token}/cart",
    summary: "Puts what a link shows into the caller's cart, as far as it can be had",
    request: { params: tokenParams, body: jsonBody(sharedTake) },
    responses: responses(sharedTaken, "How many are in the cart, and what could not be had"),
  }),
} as const;

/** What a user shares by an address, and what others see there. */
export function linkRoutes(app: App, services: Services): void {
  privateRoute(app, routes.list, async (c, { user }) => {
    const { page, search = "", kind, state } = c.req.valid("query");
    const wanted = {
      userId: user.id,
      page: readPage(page),
      search: search.trim(),
      kind: linkKinds.find((known) => known === kind),
      state: linkStates.find((known) => known === state),
    };
    return respond(c, linkList, await listLinks(services, wanted));
  });

  privateRoute(app, routes.add, async (c, { user }) => {
    return respond(c, userLink, await addLink(services, user.id, c.req.valid("json")));
  });

  privateRoute(app, routes.read, async (c, { user }) => {
    return respond(c, userLink, await readLink(services, user.id, c.req.valid("param").id));
  });

  privateRoute(app, routes.revoke, async (c, { user }) => {
    return respond(c, userLink, await revokeLink(services, user.id, c.req.valid("param").id));
  });

  publicRoute(app, routes.open, async (c) => {
    const { owner } = await findRequester(services, c, "X-Cart");
    await countOpening(services, callerOf(c).address);
    const opening = { userId: userOf(owner), lang: languageOf(c) };
    return respond(c, sharedThing, await openLink(services, c.req.valid("param").token, opening));
  });

  publicRoute(app, routes.take, async (c) => {
    const shopper = await findRequester(services, c, "X-Cart");
    await countOpening(services, callerOf(c).address);
    const { token } = c.req.valid("param");
    const taking = { token, shopper, take: c.req.valid("json"), lang: languageOf(c) };
    return respond(c, sharedTaken, await takeShared(services, taking));
  });
}
