import { eq } from "drizzle-orm";
import type { DeskAnswer, DeskNote } from "../../../contract/desk";
import { tickets } from "../../../db/tables/tickets";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { addMessage, findPosted } from "../add-message";
import { lockTicket } from "../find-ticket";
import { timesOf } from "./change-desk-ticket";
import type { DeskActor } from "./desk-actor";

interface Answering {
  actor: DeskActor;
  code: string;
  answer: DeskAnswer;
}

/**
 * POST staff/tickets/{code}/answers: an answer to the customer, who is told of it, and what it leaves the ticket as. One
 * that nobody had taken is the answerer's then. Repeated by its `client_id`, it is one. Throws `error.not_found`,
 * `ticket.changed` where there is something in the ticket that the answerer hasn't seen, `ticket.not_possible` for one
 * that is closed or was merged.
 */
export function answerTicket(
  { database, clock }: Pick<Services, "database" | "clock">,
  { actor, code, answer }: Answering,
): Promise<void> {
  return database.transaction(async (q) => {
    const now = clock.now();
    const ticket = await lockTicket(q, "all", code);
    const { client_id: clientId, body, pictures, state } = answer;
    if (await findPosted(q, { authorId: actor.actor, clientId })) return;
    if (ticket.state === "closed") throw new ApiError("ticket.not_possible");
    if (ticket.version !== answer.version) throw new ApiError("ticket.changed");
    const message = { by: "staff" as const, authorId: actor.actor, clientId, body, pictures, now };
    await addMessage(q, ticket, message);
    const assignedTo = ticket.assignedTo ?? actor.actor;
    await q
      .update(tickets)
      .set({ assignedTo, unreadStaff: 0, state, ...timesOf(ticket, state, now) })
      .where(eq(tickets.id, ticket.id));
    await recordAudit(q, {
      ...actor,
      action: "ticket.answer",
      entity: "ticket",
      entityId: String(ticket.code),
      diff: { state: [ticket.state, state], assignedTo: [ticket.assignedTo, assignedTo] },
    });
  });
}

interface Noting {
  actor: DeskActor;
  code: string;
  note: DeskNote;
}

/** POST staff/tickets/{code}/notes: for the staff alone; it moves nothing. Throws `error.not_found`. */
export function noteOnTicket(
  { database, clock }: Pick<Services, "database" | "clock">,
  { actor, code, note: { client_id: clientId, body, pictures } }: Noting,
): Promise<void> {
  return database.transaction(async (q) => {
    const ticket = await lockTicket(q, "all", code);
    const message = { by: "staff" as const, authorId: actor.actor, clientId, body, pictures };
    const { isNew } = await addMessage(q, ticket, { ...message, internal: true, now: clock.now() });
    if (!isNew) return;
    const entry = { ...actor, entity: "ticket" as const, entityId: String(ticket.code) };
    await recordAudit(q, { ...entry, action: "ticket.note" });
  });
}
