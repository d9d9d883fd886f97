import { createRoute, z } from "@hono/zod-openapi";
import { csvFile, csvTaken } from "../../contract/csv";
import {
  menuDone,
  menuEntryFields,
  menuEntryRemoval,
  menuFilling,
  menuSaved,
  staffMenuEntries,
} from "../../contract/menus";
import { privateRoute } from "../../http/access";
import type { App } from "../../http/app";
import { jsonBody } from "../../http/json-body";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { fileRoute, takeRoute } from "../csv/file-routes";
import { actorOf } from "../reading/content-actor";
import { writeContent } from "../reading/content-file";
import { fillMenu, listMenuEntries, removeMenuEntry, saveMenuEntry } from "./edit-menu";
import { menuFile, toMenuLines } from "./menu-file";
import { takeMenus } from "./take-menus";

const id = z.string().regex(/^[1-9]\d{0,8}$/);
const writing = { permission: "content.write" as const };

const routes = {
  entries: createRoute({
    ...writing,
    method: "get",
    path: "/admin/menus",
    summary: "The entries of all menus (content.write)",
    responses: responses(staffMenuEntries, "Each followed by those below it"),
  }),
  file: fileRoute("/admin/menus/csv", "entries of the menus"),
  take: takeRoute("/admin/menus/csv", "entries of the menus"),
  fill: createRoute({
    ...writing,
    method: "post",
    path: "/admin/menus/fill",
    summary: "Gives an empty menu its first entries (content.write)",
    request: { body: jsonBody(menuFilling) },
    responses: responses(menuDone, "It has them"),
  }),
  add: createRoute({
    ...writing,
    method: "post",
    path: "/admin/menus",
    summary: "Adds an entry to a menu (content.write)",
    request: { body: jsonBody(menuEntryFields) },
    responses: responses(menuSaved, "Its id and version"),
  }),
  change: createRoute({
    ...writing,
    method: "post",
    path: "/admin/menus/{id}",
    summary: "Changes an entry of a menu (content.write)",
    request: { params: z.object({ id }), body: jsonBody(menuEntryFields) },
    responses: responses(menuSaved, "Its id and version"),
  }),
  remove: createRoute({
    ...writing,
    method: "post",
    path: "/admin/menus/{id}/remove",
    summary: "Removes an entry of a menu with those below it (content.write)",
    request: { params: z.object({ id }), body: jsonBody(menuEntryRemoval) },
    responses: responses(menuDone, "It is gone"),
  }),
} as const;

/** The editor of the menus. */
export function siteStaffRoutes(app: App, services: Services): void {
  privateRoute(app, routes.entries, async (c) =>
    respond(c, staffMenuEntries, { data: await services.database.run(listMenuEntries) }),
  );
  privateRoute(app, routes.file, async (c) => {
    const entries = await services.database.run(listMenuEntries);
    return respond(c, csvFile, { csv: writeContent(menuFile, toMenuLines(entries)) });
  });
  privateRoute(app, routes.take, async (c, login) =>
    respond(c, csvTaken, await takeMenus(services, actorOf(c, login), c.req.valid("json"))),
  );
  privateRoute(app, routes.fill, async (c, login) => {
    await fillMenu(services, c.req.valid("json"), actorOf(c, login));
    return respond(c, menuDone, { ok: true });
  });
  privateRoute(app, routes.add, async (c, login) => {
    const saving = { id: null, fields: c.req.valid("json"), actor: actorOf(c, login) };
    return respond(c, menuSaved, await saveMenuEntry(services, saving));
  });
  privateRoute(app, routes.change, async (c, login) => {
    const entry = Number(c.req.valid("param").id);
    const saving = { id: entry, fields: c.req.valid("json"), actor: actorOf(c, login) };
    return respond(c, menuSaved, await saveMenuEntry(services, saving));
  });
  privateRoute(app, routes.remove, async (c, login) => {
    const { version } = c.req.valid("json");
    const entry = Number(c.req.valid("param").id);
    await removeMenuEntry(services, { id: entry, version, actor: actorOf(c, login) });
    return respond(c, menuDone, { ok: true });
  });
}
