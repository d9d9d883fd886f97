import { createRoute, z } from "@hono/zod-openapi";
import {
  type HomeBlock,
  homeBlockDone,
  homeBlockFields,
  homeBlockMove,
  homeBlockRemoval,
  homeBlockSaved,
  homeBlocks,
  staffHomeBlocks,
} from "../../contract/home-blocks";
import { privateRoute, publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import { jsonBody } from "../../http/json-body";
import { languageOf } from "../../http/language";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { VersionMemo } from "../catalog/index/version-memo";
import { actorOf } from "../reading/content-actor";
import { moveHomeBlock, removeHomeBlock, saveHomeBlock } from "./edit-blocks";
import { listHomeBlocks, readHomeBlocks } from "./read-blocks";

const id = z.string().regex(/^[1-9]\d{0,8}$/);
const writing = { permission: "content.write" as const };

const routes = {
  shown: createRoute({
    method: "get",
    path: "/home/blocks",
    summary: "What the home page is made of",
    responses: responses(homeBlocks, "What is shown, from the top"),
  }),
  all: createRoute({
    ...writing,
    method: "get",
    path: "/admin/home-blocks",
    summary: "The blocks of the home page (content.write)",
    responses: responses(staffHomeBlocks, "From the top, hidden ones too"),
  }),
  add: createRoute({
    ...writing,
    method: "post",
    path: "/admin/home-blocks",
    summary: "Adds a block at the end of the home page (content.write)",
    request: { body: jsonBody(homeBlockFields) },
    responses: responses(homeBlockSaved, "Its id and version"),
  }),
  change: createRoute({
    ...writing,
    method: "post",
    path: "/admin/home-blocks/{id}",
    summary: "Changes a block of the home page (content.write)",
    request: { params: z.object({ id }), body: jsonBody(homeBlockFields) },
    responses: responses(homeBlockSaved, "Its id and version"),
  }),
  move: createRoute({
    ...writing,
    method: "post",
    path: "/admin/home-blocks/{id}/move",
    summary: "Moves a block up or down, shows or hides it (content.write)",
    request: { params: z.object({ id }), body: jsonBody(homeBlockMove) },
    responses: responses(homeBlockSaved, "Its id and version"),
  }),
  remove: createRoute({
    ...writing,
    method: "post",
    path: "/admin/home-blocks/{id}/remove",
    summary: "Removes a block of the home page (content.write)",
    request: { params: z.object({ id }), body: jsonBody(homeBlockRemoval) },
    responses: responses(homeBlockDone, "It is gone"),
  }),
} as const;

/** The home page's blocks: for readers kept until the catalogue's version moves on, and their editor. */
export function homeBlockRoutes(app: App, services: Services): void {
  const { database, catalogue } = services;
  const shown = new VersionMemo<HomeBlock[]>(8);

  publicRoute(app, routes.shown, async (c) => {
    const lang = languageOf(c);
    const { version } = await catalogue.current();
    const data = await shown.get(version, lang, () => readHomeBlocks(database, lang));
    return respond(c, homeBlocks, { data });
  });
  privateRoute(app, routes.all, async (c) =>
    respond(c, staffHomeBlocks, { data: await database.run(listHomeBlocks) }),
  );
  privateRoute(app, routes.add, async (c, login) => {
    const saving = { id: null, fields: c.req.valid("json"), actor: actorOf(c, login) };
    return respond(c, homeBlockSaved, await saveHomeBlock(services, saving));
  });
  privateRoute(app, routes.change, async (c, login) => {
    const block = Number(c.req.valid("param").id);
    const saving = { id: block, fields: c.req.valid("json"), actor: actorOf(c, login) };
    return respond(c, homeBlockSaved, await saveHomeBlock(services, saving));
  });
  privateRoute(app, routes.move, async (c, login) => {
    const block = Number(c.req.valid("param").id);
    const moving = { id: block, move: c.req.valid("json"), actor: actorOf(c, login) };
    return respond(c, homeBlockSaved, await moveHomeBlock(services, moving));
  });
  privateRoute(app, routes.remove, async (c, login) => {
    const { version } = c.req.valid("json");
    const block = Number(c.req.valid("param").id);
    await removeHomeBlock(services, { id: block, version, actor: actorOf(c, login) });
    return respond(c, homeBlockDone, { ok: true });
  });
}
