import { createRoute, z } from "@hono/zod-openapi";
import { contentSaved } from "../../contract/faqs";
import {
  redirectAsked,
  redirectDone,
  redirectFields,
  redirectFound,
  redirectLines,
  redirectRemoval,
  redirectsAdded,
  staffRedirect,
  staffRedirectList,
} from "../../contract/redirects";
import { isStorable } from "../../contract/storable-text";
import { privateRoute, publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import { jsonBody } from "../../http/json-body";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { actorOf } from "../reading/content-actor";
import { addRedirects } from "./add-redirects";
import { removeRedirect, saveRedirect } from "./edit-redirect";
import { findRedirect, listRedirects, readRedirect } from "./read-redirects";

const params = z.object({ id: z.uuid() });
const writing = { permission: "content.write" as const };

const findRoute = createRoute({
  method: "get",
  path: "/home/redirect",
  summary: "Where an old address leads",
  request: { query: redirectAsked },
  responses: responses(redirectFound, "The path; null for an address that nobody has written down"),
});

const routes = {
  list: createRoute({
    ...writing,
    method: "get",
    path: "/admin/redirects",
    summary: "Old addresses with where they lead (content.write)",
    request: {
      query: z.object({
        q: z.string().trim().max(500).refine(isStorable).default(""),
        page: z.coerce.number().int().min(1).max(10_000).default(1),
      }),
    },
    responses: responses(staffRedirectList, "The one that was changed last first"),
  }),
  one: createRoute({
    ...writing,
    method: "get",
    path: "/admin/redirects/{id}",
    summary: "An old address (content.write)",
    request: { params },
    responses: responses(staffRedirect, "Where it leads"),
  }),
  add: createRoute({
    ...writing,
    method: "post",
    path: "/admin/redirects",
    summary: "Adds an old address (content.write)",
    request: { body: jsonBody(redirectFields) },
    responses: responses(contentSaved, "Its id and version"),
  }),
  addMany: createRoute({
    ...writing,
    method: "post",
    path: "/admin/redirects/many",
    summary: "Adds a list of old addresses, all or none (content.write)",
    request: { body: jsonBody(redirectLines) },
    responses: responses(redirectsAdded, "How many of them were new"),
  }),
  change: createRoute({
    ...writing,
    method: "post",
    path: "/admin/redirects/{id}",
    summary: "Changes an old address (content.write)",
    request: { params, body: jsonBody(redirectFields) },
    responses: responses(contentSaved, "Its id and version"),
  }),
  remove: createRoute({
    ...writing,
    method: "post",
    path: "/admin/redirects/{id}/remove",
    summary: "Removes an old address (content.write)",
    request: { params, body: jsonBody(redirectRemoval) },
    responses: responses(redirectDone, "It leads nowhere now"),
  }),
} as const;

/** Old addresses: where they lead, and their editor. */
export function redirectRoutes(app: App, services: Services): void {
  const { database } = services;

  publicRoute(app, findRoute, async (c) => {
    const { path } = c.req.valid("query");
    return respond(c, redirectFound, { to: await database.run((q) => findRedirect(q, path)) });
  });
  privateRoute(app, routes.list, async (c) => {
    const { q: search, page } = c.req.valid("query");
    const list = await database.run((q) => listRedirects(q, { search, page }));
    return respond(c, staffRedirectList, list);
  });
  privateRoute(app, routes.addMany, async (c, login) => {
    const { lines } = c.req.valid("json");
    const added = await addRedirects(services, lines, actorOf(c, login));
    return respond(c, redirectsAdded, { added });
  });
  privateRoute(app, routes.one, async (c) => {
    const { id } = c.req.valid("param");
    return respond(c, staffRedirect, await database.run((q) => readRedirect(q, id)));
  });
  privateRoute(app, routes.add, async (c, login) => {
    const saving = { id: null, fields: c.req.valid("json"), actor: actorOf(c, login) };
    return respond(c, contentSaved, await saveRedirect(services, saving));
  });
  privateRoute(app, routes.change, async (c, login) => {
    const { id } = c.req.valid("param");
    const saving = { id, fields: c.req.valid("json"), actor: actorOf(c, login) };
    return respond(c, contentSaved, await saveRedirect(services, saving));
  });
  privateRoute(app, routes.remove, async (c, login) => {
    const { id } = c.req.valid("param");
    const { version } = c.req.valid("json");
    await removeRedirect(services, { id, version, actor: actorOf(c, login) });
    return respond(c, redirectDone, { ok: true });
  });
}
