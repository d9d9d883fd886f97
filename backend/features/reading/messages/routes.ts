import { createRoute, z } from "@hono/zod-openapi";
import { done } from "../../../contract/auth";
import {
  guestAnswer,
  guestMessageList,
  guestMessageStates,
  openedGuestMessage,
} from "../../../contract/guest-message";
import { privateRoute } from "../../../http/access";
import type { App } from "../../../http/app";
import { jsonBody } from "../../../http/json-body";
import { readPage } from "../../../http/read-number";
import { respond } from "../../../http/respond";
import { responses } from "../../../http/responses";
import type { Services } from "../../../services";
import { actorOf } from "../content-actor";
import { listGuestMessages, readGuestMessage } from "./list-guest-messages";
import { answerGuestMessage, removeGuestMessage, settleGuestMessage } from "./settle-guest-message";

const params = z.object({ id: z.uuid() });
const reading = { permission: "tickets.read" as const };
const replying = { permission: "tickets.reply" as const };

const routes = {
  list: createRoute({
    ...reading,
    method: "get",
    path: "/admin/messages",
    summary: "What visitors wrote (tickets.read)",
    request: {
      query: z.object({
        state: z
          .string()
          .max(20)
          .optional()
          .describe(`${guestMessageStates.join(", ")}; else all`),
        q: z.string().max(200).optional().describe("Part of a name, an address or the text"),
        page: z.string().max(10).optional().describe("From 1"),
      }),
    },
    responses: responses(guestMessageList, "The ones that wait first"),
  }),
  read: createRoute({
    ...reading,
    method: "get",
    path: "/admin/messages/{id}",
    summary: "What a visitor wrote (tickets.read)",
    request: { params },
    responses: responses(openedGuestMessage, "The message with its answer"),
  }),
  answer: createRoute({
    ...replying,
    method: "post",
    path: "/admin/messages/{id}/answer",
    summary: "Answers it by e-mail (tickets.reply)",
    request: { params, body: jsonBody(guestAnswer) },
    responses: responses(done, "The answer is on its way"),
  }),
  done: createRoute({
    ...replying,
    method: "post",
    path: "/admin/messages/{id}/done",
    summary: "It is answered (tickets.reply)",
    request: { params },
    responses: responses(done, "It waits no more"),
  }),
  remove: createRoute({
    method: "post",
    path: "/admin/messages/{id}/remove",
    summary: "Removes it (tickets.manage)",
    permission: "tickets.manage" as const,
    request: { params },
    responses: responses(done, "It is gone"),
  }),
} as const;

/** What visitors wrote, at the desk. */
export function guestMessageRoutes(app: App, services: Services): void {
  privateRoute(app, routes.list, async (c) => {
    const { state: asked, q: search = "", page } = c.req.valid("query");
    const state = guestMessageStates.find((one) => one === asked);
    const wanted = { state, search, page: readPage(page) };
    return respond(c, guestMessageList, await listGuestMessages(services, wanted));
  });
  privateRoute(app, routes.read, async (c) =>
    respond(c, openedGuestMessage, await readGuestMessage(services, c.req.valid("param").id)),
  );
  privateRoute(app, routes.answer, async (c, login) => {
    const settling = { ...c.req.valid("param"), actor: actorOf(c, login) };
    await answerGuestMessage(services, { ...settling, answer: c.req.valid("json").body });
    return respond(c, done, { done: true });
  });
  privateRoute(app, routes.done, async (c, login) => {
    await settleGuestMessage(services, { ...c.req.valid("param"), actor: actorOf(c, login) });
    return respond(c, done, { done: true });
  });
  privateRoute(app, routes.remove, async (c, login) => {
    await removeGuestMessage(services, { ...c.req.valid("param"), actor: actorOf(c, login) });
    return respond(c, done, { done: true });
  });
}
