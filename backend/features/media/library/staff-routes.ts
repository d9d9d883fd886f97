import { createRoute, z } from "@hono/zod-openapi";
import {
  libraryPage,
  pictureAdded,
  pictureCrop,
  pictureDone,
  pictureFields,
  pictureOpened,
  pictureRemoval,
  pictureSaved,
} from "../../../contract/library";
import { privateRoute } from "../../../http/access";
import type { App } from "../../../http/app";
import { jsonBody } from "../../../http/json-body";
import { languageOf } from "../../../http/language";
import { readPage } from "../../../http/read-number";
import { respond } from "../../../http/respond";
import { responses } from "../../../http/responses";
import type { Services } from "../../../services";
import { actorOf } from "../../reading/content-actor";
import { requireUploadSize } from "../../uploads/upload-size";
import { addToLibrary } from "./add-to-library";
import { changePicture } from "./change-picture";
import { cropPicture } from "./crop-picture";
import { listPictures } from "./list-pictures";
import { readPicture } from "./read-picture";
import { removePicture } from "./remove-picture";

const params = z.object({ id: z.uuid() });
const writing = { permission: "content.write" as const };

const routes = {
  list: createRoute({
    ...writing,
    method: "get",
    path: "/admin/media",
    summary: "A page of the shop's pictures, the newest first (content.write)",
    request: {
      query: z.object({
        q: z.string().max(150).optional().describe("Part of a name or an alternative text"),
        missing: z.literal("1").optional().describe("Those without words in a language"),
        page: z.string().max(10).optional(),
      }),
    },
    responses: responses(libraryPage, "The pictures, and how many there are"),
  }),
  add: createRoute({
    ...writing,
    method: "post",
    path: "/admin/media",
    summary: "Takes a picture, as the part `file` of a multipart body (content.write)",
    responses: responses(pictureAdded, "Its id, and whether it is new"),
  }),
  read: createRoute({
    ...writing,
    method: "get",
    path: "/admin/media/{id}",
    summary: "A picture with what shows it (content.write)",
    request: { params },
    responses: responses(pictureOpened, "The picture"),
  }),
  change: createRoute({
    ...writing,
    method: "post",
    path: "/admin/media/{id}",
    summary: "Names a picture, and says what it shows (content.write)",
    request: { params, body: jsonBody(pictureFields) },
    responses: responses(pictureSaved, "Its id and version"),
  }),
  crop: createRoute({
    ...writing,
    method: "post",
    path: "/admin/media/{id}/crop",
    summary: "Makes a part of a picture one of its own (content.write)",
    request: { params, body: jsonBody(pictureCrop) },
    responses: responses(pictureAdded, "The new one's id, and whether it is new"),
  }),
  remove: createRoute({
    ...writing,
    method: "post",
    path: "/admin/media/{id}/remove",
    summary: "Removes a picture that nothing shows (content.write)",
    request: { params, body: jsonBody(pictureRemoval) },
    responses: responses(pictureDone, "It is gone"),
  }),
} as const;

/** The media library. */
export function libraryRoutes(app: App, services: Services): void {
  const { database } = services;

  privateRoute(app, routes.list, async (c) => {
    const { q: search, missing, page } = c.req.valid("query");
    const isMissing = missing !== undefined;
    const asked = { search: search?.trim(), isMissing, page: readPage(page) };
    return respond(c, libraryPage, await database.run((q) => listPictures(q, asked)));
  });
  privateRoute(app, routes.add, async (c, login) => {
    requireUploadSize(c);
    const adding = { request: c.req.raw, actor: actorOf(c, login) };
    return respond(c, pictureAdded, await addToLibrary(services, adding));
  });
  privateRoute(app, routes.read, async (c) => {
    const { id } = c.req.valid("param");
    const lang = languageOf(c);
    return respond(c, pictureOpened, await database.run((q) => readPicture(q, id, lang)));
  });
  privateRoute(app, routes.change, async (c, login) => {
    const { id } = c.req.valid("param");
    const changing = { id, fields: c.req.valid("json"), actor: actorOf(c, login) };
    return respond(c, pictureSaved, await changePicture(services, changing));
  });
  privateRoute(app, routes.crop, async (c, login) => {
    const { id } = c.req.valid("param");
    const cropping = { id, crop: c.req.valid("json"), actor: actorOf(c, login) };
    return respond(c, pictureAdded, await cropPicture(services, cropping));
  });
  privateRoute(app, routes.remove, async (c, login) => {
    const { id } = c.req.valid("param");
    const { version } = c.req.valid("json");
    const removing = { id, version, lang: languageOf(c), actor: actorOf(c, login) };
    await removePicture(services, removing);
    return respond(c, pictureDone, { ok: true });
  });
}
