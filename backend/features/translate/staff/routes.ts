import { createRoute, z } from "@hono/zod-openapi";
import { csvFile, csvInput, csvTaken } from "../../../contract/csv";
import {
  staffText,
  staffTextList,
  textDone,
  textFields,
  textKey,
  textRemoval,
  textSearch,
} from "../../../contract/staff-texts";
import { privateRoute } from "../../../http/access";
import type { App } from "../../../http/app";
import { jsonBody } from "../../../http/json-body";
import { respond } from "../../../http/respond";
import { responses } from "../../../http/responses";
import type { Services } from "../../../services";
import { actorOf } from "../../reading/content-actor";
import { findTexts, listTexts, readText } from "./list-texts";
import { removeText, saveText } from "./save-text";
import { takeTexts, writeTexts } from "./take-texts";

const writing = { permission: "content.write" as const };

const routes = {
  list: createRoute({
    ...writing,
    method: "get",
    path: "/admin/texts",
    summary: "The storefront's texts in every language (content.write)",
    request: {
      query: textSearch.extend({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    },
    responses: responses(staffTextList, "A page of them by their keys"),
  }),
  one: createRoute({
    ...writing,
    method: "get",
    path: "/admin/texts/one",
    summary: "One of them (content.write)",
    request: { query: z.object({ key: textKey }) },
    responses: responses(staffText, "What it says, and what it was delivered with"),
  }),
  save: createRoute({
    ...writing,
    method: "post",
    path: "/admin/texts/one",
    summary: "Words one of them anew (content.write)",
    request: { body: jsonBody(textFields) },
    responses: responses(staffText, "What it says now"),
  }),
  remove: createRoute({
    ...writing,
    method: "post",
    path: "/admin/texts/remove",
    summary: "Forgets a key that the shop was not delivered with (content.write)",
    request: { body: jsonBody(textRemoval) },
    responses: responses(textDone, "It is gone"),
  }),
  file: createRoute({
    ...writing,
    method: "get",
    path: "/admin/texts/csv",
    summary: "What a search finds of them, as a CSV file (content.write)",
    request: { query: textSearch },
    responses: responses(csvFile, "A column for the key and one for each language"),
  }),
  take: createRoute({
    ...writing,
    method: "post",
    path: "/admin/texts/csv",
    summary: "Takes such a file, all of its lines or none (content.write)",
    request: { body: jsonBody(csvInput) },
    responses: responses(csvTaken, "How many texts say something else now"),
  }),
} as const;

/** The editor of the storefront's texts. */
export function textRoutes(app: App, services: Services): void {
  const { database, packageName } = services;

  privateRoute(app, routes.list, async (c) => {
    const search = { packageName, ...c.req.valid("query") };
    return respond(c, staffTextList, await database.run((q) => listTexts(q, search)));
  });
  privateRoute(app, routes.one, async (c) => {
    const { key } = c.req.valid("query");
    return respond(c, staffText, await database.run((q) => readText(q, packageName, key)));
  });
  privateRoute(app, routes.save, async (c, login) => {
    const saved = await saveText(services, c.req.valid("json"), actorOf(c, login));
    return respond(c, staffText, saved);
  });
  privateRoute(app, routes.remove, async (c, login) => {
    await removeText(services, c.req.valid("json"), actorOf(c, login));
    return respond(c, textDone, { ok: true });
  });
  privateRoute(app, routes.file, async (c) => {
    const search = { packageName, ...c.req.valid("query") };
    const texts = await database.run((q) => findTexts(q, search));
    return respond(c, csvFile, { csv: writeTexts(texts) });
  });
  privateRoute(app, routes.take, async (c, login) => {
    const taken = await takeTexts(services, c.req.valid("json"), actorOf(c, login));
    return respond(c, csvTaken, taken);
  });
}
