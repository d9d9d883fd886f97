import { createRoute, z } from "@hono/zod-openapi";
import {
  cannedAnswerList,
  changedCannedAnswer,
  deskAnswer,
  deskAssignees,
  deskChange,
  deskMerge,
  deskNote,
  deskQueue,
  deskTicket,
  deskTimes,
  deskViews,
  newCannedAnswer,
  removedCannedAnswer,
} from "../../../contract/desk";
import type { Permission } from "../../../contract/permissions";
import { departments, priorities, ticketAct } from "../../../contract/ticket";
import { privateRoute } from "../../../http/access";
import type { App, Context } from "../../../http/app";
import { callerOf } from "../../../http/caller";
import { jsonBody } from "../../../http/json-body";
import { languageOf } from "../../../http/language";
import type { Login } from "../../../http/login";
import { readNumber } from "../../../http/read-number";
import { respond } from "../../../http/respond";
import { pictureResponses, responses } from "../../../http/responses";
import { isId } from "../../../ports/ids";
import type { Services } from "../../../services";
import { respondWithPicture } from "../../uploads/respond-with-picture";
import { openTicketPicture } from "../open-picture";
import { answerTicket, noteOnTicket } from "./answer-ticket";
import {
  addCannedAnswer,
  changeCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from "./canned-answers";
import { changeDeskTicket } from "./change-desk-ticket";
import type { DeskActor } from "./desk-actor";
import { listQueue } from "./list-queue";
import { markReadByStaff } from "./mark-read";
import { mergeTickets } from "./merge-tickets";
import { readDeskTicket } from "./read-desk-ticket";
import { readDeskTimes } from "./read-times";

const params = z.object({ code: z.string().max(20) });
const place = z.string().max(20).optional();

/** A call that changes a ticket and answers it as it is then. */
function act<S extends z.ZodType, P extends Permission>(
  word: string,
  { summary, body, permission }: { summary: string; body: S; permission: P },
) {
  return createRoute({
    method: "post",
    path: `/admin/tickets/{code}${word && "/"}${word}`,
    summary: `${summary} (${permission})`,
    permission,
    request: { params, body: jsonBody(body) },
    responses: responses(deskTicket, "The ticket as it is then"),
  });
}

function actOnAnswers<S extends z.ZodType>(word: string, summary: string, body: S) {
  return createRoute({
    method: "post",
    path: `/admin/canned-answers${word}`,
    summary: `${summary} (tickets.manage)`,
    permission: "tickets.manage" as const,
    request: { params: z.object({ id: z.uuid().optional() }), body: jsonBody(body) },
    responses: responses(cannedAnswerList, "The answers as they are then"),
  });
}

const routes = {
  queue: createRoute({
    method: "get",
    path: "/admin/tickets",
    summary: "A page of the desk's queue (tickets.read)",
    permission: "tickets.read" as const,
    request: {
      query: z.object({
        view: z.string().optional().describe(deskViews.join(", ")),
        assignee: z
          .string()
          .optional()
          .describe(`${deskAssignees.join(", ")}, or an id`),
        unread: z.string().optional().describe("1: with something unread alone"),
        department: z.string().optional().describe(departments.join(", ")),
        priority: z.string().optional().describe(priorities.join(", ")),
        q: z
          .string()
          .max(200)
          .optional()
          .describe("A code, a phone, an order's number, part of a name, an e-mail or a text"),
        page: z.string().max(80).optional().describe("As `next` of an answer says"),
      }),
    },
    responses: responses(deskQueue, "The tickets, and how many there are"),
  }),
  times: createRoute({
    method: "get",
    path: "/admin/tickets/times",
    summary: "How long customers wait for the first answer (tickets.read)",
    permission: "tickets.read" as const,
    responses: responses(deskTimes, "Figures of a day, a week and a month"),
  }),
  read: createRoute({
    method: "get",
    path: "/admin/tickets/{code}",
    summary: "A conversation with its notes and its customer (tickets.read)",
    permission: "tickets.read" as const,
    request: { params, query: z.object({ after: place, before: place }) },
    responses: responses(deskTicket, "The ticket"),
  }),
  picture: createRoute({
    method: "get",
    path: "/admin/tickets/{code}/pictures/{file}",
    summary: "A picture of a message (tickets.read)",
    permission: "tickets.read" as const,
    request: { params: params.extend({ file: z.string().max(40) }) },
    responses: pictureResponses,
  }),
  seen: act("seen", {
    summary: "The staff has looked at it",
    body: ticketAct,
    permission: "tickets.reply",
  }),
  answer: act("answers", {
    summary: "Answers the customer",
    body: deskAnswer,
    permission: "tickets.reply",
  }),
  note: act("notes", {
    summary: "Writes a note for the staff",
    body: deskNote,
    permission: "tickets.reply",
  }),
  change: act("", {
    summary: "Assigns it, sorts it, calls it resolved",
    body: deskChange,
    permission: "tickets.reply",
  }),
  merge: act("merge", {
    summary: "Merges it into another of the customer's",
    body: deskMerge,
    permission: "tickets.manage",
  }),
  cannedAnswers: createRoute({
    method: "get",
    path: "/admin/canned-answers",
    summary: "Canned answers (tickets.read)",
    permission: "tickets.read" as const,
    responses: responses(cannedAnswerList, "All of them, by title"),
  }),
  addCanned: actOnAnswers("", "Adds a canned answer", newCannedAnswer),
  changeCanned: actOnAnswers("/{id}", "Changes a canned answer", changedCannedAnswer),
  removeCanned: actOnAnswers("/{id}/remove", "Removes a canned answer", removedCannedAnswer),
} as const;

/** GET/POST admin/tickets…, admin/canned-answers: the support desk (domain 4.10). */
export function deskRoutes(app: App, services: Services): void {
  async function show(c: Context, code: string): Promise<Response> {
    const asked = { code, lang: languageOf(c) };
    return respond(c, deskTicket, await readDeskTicket(services, asked));
  }

  async function showCanned(c: Context): Promise<Response> {
    const data = await listCannedAnswers(services);
    return respond(c, cannedAnswerList, { data, total: data.length });
  }

  privateRoute(app, routes.queue, async (c, { user }) => {
    const { view, assignee, unread, department, priority, q: search, page } = c.req.valid("query");
    const wanted = {
      staffId: user.id,
      view: oneOf(deskViews, view) ?? "waiting",
      assignee:
        assignee && isId(assignee) ? assignee : (oneOf(deskAssignees, assignee) ?? "anybody"),
      isUnread: unread === "1",
      department: oneOf(departments, department),
      priority: oneOf(priorities, priority),
      search,
      page,
    };
    return respond(c, deskQueue, await listQueue(services, wanted));
  });

  privateRoute(app, routes.times, async (c) =>
    respond(c, deskTimes, await readDeskTimes(services)),
  );

  privateRoute(app, routes.read, async (c) => {
    const { after, before } = c.req.valid("query");
    const range = {
      after: readNumber(after) ?? undefined,
      before: readNumber(before) ?? undefined,
    };
    const asked = { ...c.req.valid("param"), ...range, lang: languageOf(c) };
    return respond(c, deskTicket, await readDeskTicket(services, asked));
  });

  privateRoute(app, routes.picture, async (c) => {
    const wanted = { scope: "all" as const, ...c.req.valid("param") };
    return respondWithPicture(await openTicketPicture(services, wanted), "nobody");
  });

  privateRoute(app, routes.seen, async (c) => {
    const { code } = c.req.valid("param");
    await markReadByStaff(services, code);
    return show(c, code);
  });

  privateRoute(app, routes.answer, async (c, login) => {
    const { code } = c.req.valid("param");
    await answerTicket(services, { actor: actorOf(c, login), code, answer: c.req.valid("json") });
    return show(c, code);
  });

  privateRoute(app, routes.note, async (c, login) => {
    const { code } = c.req.valid("param");
    await noteOnTicket(services, { actor: actorOf(c, login), code, note: c.req.valid("json") });
    return show(c, code);
  });

  privateRoute(app, routes.change, async (c, login) => {
    const { code } = c.req.valid("param");
    const change = c.req.valid("json");
    await changeDeskTicket(services, { actor: actorOf(c, login), code, change });
    return show(c, code);
  });

  privateRoute(app, routes.merge, async (c, login) => {
    const { code } = c.req.valid("param");
    await mergeTickets(services, { actor: actorOf(c, login), code, merge: c.req.valid("json") });
    return show(c, code);
  });

  privateRoute(app, routes.cannedAnswers, (c) => showCanned(c));

  privateRoute(app, routes.addCanned, async (c, login) => {
    await addCannedAnswer(services, { actor: actorOf(c, login), fields: c.req.valid("json") });
    return showCanned(c);
  });

  privateRoute(app, routes.changeCanned, async (c, login) => {
    const { id = "" } = c.req.valid("param");
    const fields = c.req.valid("json");
    await changeCannedAnswer(services, { actor: actorOf(c, login), id, fields });
    return showCanned(c);
  });

  privateRoute(app, routes.removeCanned, async (c, login) => {
    const { id = "" } = c.req.valid("param");
    await removeCannedAnswer(services, { actor: actorOf(c, login), id, ...c.req.valid("json") });
    return showCanned(c);
  });
}

function oneOf<Word extends string>(words: readonly Word[], word: string | undefined) {
  return words.find((known) => known === word);
}

function actorOf(c: Context, { user }: Login): DeskActor {
  return { actor: user.id, network: callerOf(c).address ?? null };
}
