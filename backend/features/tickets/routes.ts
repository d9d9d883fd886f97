import { createRoute, z } from "@hono/zod-openapi";
import {
  newTicket,
  ticket,
  ticketAct,
  ticketList,
  ticketPosted,
  ticketRating,
  ticketReply,
  ticketSeen,
  ticketStates,
  ticketUnread,
} from "../../contract/ticket";
import { privateRoute } from "../../http/access";
import type { App, Context } from "../../http/app";
import { jsonBody } from "../../http/json-body";
import { languageOf } from "../../http/language";
import { readNumber } from "../../http/read-number";
import { respond } from "../../http/respond";
import { pictureResponses, responses } from "../../http/responses";
import type { Services } from "../../services";
import { respondWithPicture } from "../uploads/respond-with-picture";
import { closeTicket } from "./close-ticket";
import { createTicket } from "./create-ticket";
import { listTickets } from "./list-tickets";
import { markSeen } from "./mark-seen";
import { openTicketPicture } from "./open-picture";
import { rateTicket } from "./rate-ticket";
import { readOwnTicket } from "./read-ticket";
import { reopenTicket } from "./reopen-ticket";
import { replyToTicket } from "./reply-to-ticket";

const params = z.object({ code: z.string().max(20) });
const place = z.string().max(20).optional();
const state = z.enum(ticketStates);

const routes = {
  list: createRoute({
    method: "get",
    path: "/user/tickets",
    summary: "A page of the user's tickets, the one that was spoken in last first",
    request: {
      query: z.object({
        page: z.string().max(80).optional().describe("As `next` of an answer says"),
        status: z.string().optional().describe(ticketStates.join(", ")),
        q: z.string().max(120).optional().describe("Part of a subject"),
      }),
    },
    responses: responses(ticketList, "The tickets, how many there are, and how many are unread"),
  }),
  create: createRoute({
    method: "post",
    path: "/user/tickets",
    summary: "Asks the shop something; repeated by its client_id, it is one ticket",
    request: { body: jsonBody(newTicket) },
    responses: responses(ticketPosted, "The ticket's code"),
  }),
  read: createRoute({
    method: "get",
    path: "/user/tickets/{code}",
    summary: "A conversation, its newest messages",
    request: {
      params,
      query: z.object({
        after: place.describe("Only messages behind this place"),
        before: place.describe("Only messages in front of this place"),
      }),
    },
    responses: responses(ticket, "The ticket"),
  }),
  reply: createRoute({
    method: "post",
    path: "/user/tickets/{code}/messages",
    summary: "Writes on; repeated by its client_id, it is one message",
    request: { params, body: jsonBody(ticketReply) },
    responses: responses(ticketPosted, "The ticket that it stands in"),
  }),
  close: createRoute({
    method: "post",
    path: "/user/tickets/{code}/close",
    summary: "Says that it is over",
    request: { params, body: jsonBody(ticketAct) },
    responses: responses(ticket, "The ticket as it is then"),
  }),
  reopen: createRoute({
    method: "post",
    path: "/user/tickets/{code}/reopen",
    summary: "Says that a resolved one isn't, for fourteen days",
    request: { params, body: jsonBody(ticketAct) },
    responses: responses(ticket, "The ticket as it is then"),
  }),
  rate: createRoute({
    method: "post",
    path: "/user/tickets/{code}/rate",
    summary: "Says how one was served, once it is over",
    request: { params, body: jsonBody(ticketRating) },
    responses: responses(ticket, "The ticket as it is then"),
  }),
  seen: createRoute({
    method: "post",
    path: "/user/tickets/{code}/seen",
    summary: "Says up to where the answers were shown",
    request: { params, body: jsonBody(ticketSeen) },
    responses: responses(ticketUnread, "How many came behind it"),
  }),
  picture: createRoute({
    method: "get",
    path: "/user/tickets/{code}/pictures/{file}",
    summary: "A picture of a message, for the ticket's owner",
    request: { params: params.extend({ file: z.string().max(40) }) },
    responses: pictureResponses,
  }),
} as const;

/** GET/POST user/tickets…: a shopper's questions (domain 4.8); somebody else's are unknown in every call. */
export function ticketRoutes(app: App, services: Services): void {
  async function show(c: Context, userId: string, code: string): Promise<Response> {
    const asked = { userId, code, lang: languageOf(c) };
    return respond(c, ticket, await readOwnTicket(services, asked));
  }

  privateRoute(app, routes.list, async (c, { user }) => {
    const { page, status, q: search } = c.req.valid("query");
    const wanted = { userId: user.id, page, state: state.safeParse(status).data, search };
    return respond(c, ticketList, await listTickets(services, wanted));
  });

  privateRoute(app, routes.create, async (c, { user }) => {
    const asking = { userId: user.id, lang: languageOf(c), asked: c.req.valid("json") };
    return respond(c, ticketPosted, await createTicket(services, asking));
  });

  privateRoute(app, routes.read, async (c, { user }) => {
    const { after, before } = c.req.valid("query");
    const asked = {
      userId: user.id,
      code: c.req.valid("param").code,
      lang: languageOf(c),
      after: readNumber(after) ?? undefined,
      before: readNumber(before) ?? undefined,
    };
    return respond(c, ticket, await readOwnTicket(services, asked));
  });

  privateRoute(app, routes.reply, async (c, { user }) => {
    const replying = { userId: user.id, ...c.req.valid("param"), reply: c.req.valid("json") };
    return respond(c, ticketPosted, await replyToTicket(services, replying));
  });

  privateRoute(app, routes.close, async (c, { user }) => {
    const { code } = c.req.valid("param");
    await closeTicket(services, { scope: { userId: user.id }, code });
    return show(c, user.id, code);
  });

  privateRoute(app, routes.reopen, async (c, { user }) => {
    const { code } = c.req.valid("param");
    await reopenTicket(services, { scope: { userId: user.id }, code });
    return show(c, user.id, code);
  });

  privateRoute(app, routes.rate, async (c, { user }) => {
    const { code } = c.req.valid("param");
    await rateTicket(services, { userId: user.id, code, ...c.req.valid("json") });
    return show(c, user.id, code);
  });

  privateRoute(app, routes.seen, async (c, { user }) => {
    const seen = { userId: user.id, ...c.req.valid("param"), ...c.req.valid("json") };
    return respond(c, ticketUnread, { unread: await markSeen(services, seen) });
  });

  privateRoute(app, routes.picture, async (c, { user }) => {
    const wanted = { scope: { userId: user.id }, ...c.req.valid("param") };
    return respondWithPicture(await openTicketPicture(services, wanted), "nobody");
  });
}
