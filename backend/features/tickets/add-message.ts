import { and, eq, type InferSelectModel, sql } from "drizzle-orm";
import type { TicketState } from "../../contract/ticket";
import { maxTicketPictures } from "../../contract/ticket";
import type { Query } from "../../db/database";
import { ticketMessages, tickets } from "../../db/tables/tickets";
import { ApiError } from "../../http/errors";
import { claimUploads } from "../uploads/claim-uploads";
import type { TicketRow } from "./find-ticket";
import { notifyAnswered } from "./notify-answered";

export type MessageRow = InferSelectModel<typeof ticketMessages>;

export interface NewMessage {
  by: "user" | "staff";
  authorId: string;
  /** Names the posting: repeated, it is one message. */
  clientId: string;
  body: string;
  /** Links of the author's own pending uploads. */
  pictures: readonly string[];
  /** A note that the ticket's owner never sees; it moves nothing. */
  internal?: boolean;
  now: Date;
}

/**
 * Writes a message into a ticket that this transaction has locked, by either side, and moves the ticket's state, its
 * counters and its times along; the owner is told of an answer. Repeated by its client's id, it answers the message
 * that stands already. Throws `error.bad_request` where the id belongs to a message elsewhere, or an upload is nobody's
 * or another's.
 */
export async function addMessage(
  q: Query,
  ticket: TicketRow,
  { now, pictures, internal = false, ...message }: NewMessage,
): Promise<{ message: MessageRow; isNew: boolean }> {
  const posted = await findPosted(q, message);
  if (posted) {
    if (posted.ticketId !== ticket.id) throw new ApiError("error.bad_request");
    return { message: posted, isNew: false };
  }
  const claimed = await claimUploads(q, {
    uploader: { userId: message.authorId, tokenHash: null, address: null },
    links: pictures,
    max: maxTicketPictures,
    field: "pictures",
    shownTo: "some",
    now,
  });
  const [added] = await q
    .insert(ticketMessages)
    .values({
      ...message,
      ticketId: ticket.id,
      internal,
      pictures: claimed.map(({ file }) => file),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!added) throw new ApiError("error.bad_request");
  if (!internal) await moveTicket(q, ticket, message.by, now);
  if (!internal && message.by === "staff") await notifyAnswered(q, ticket);
  return { message: added, isNew: true };
}

/** What an author has posted under an id already. */
export async function findPosted(
  q: Query,
  { authorId, clientId }: { authorId: string; clientId: string },
): Promise<MessageRow | undefined> {
  const [posted] = await q
    .select()
    .from(ticketMessages)
    .where(and(eq(ticketMessages.authorId, authorId), eq(ticketMessages.clientId, clientId)));
  return posted;
}

async function moveTicket(q: Query, ticket: TicketRow, by: NewMessage["by"], now: Date) {
  const counted =
    by === "user"
      ? { unreadStaff: sql`${tickets.unreadStaff} + 1` }
      : {
          unreadUser: sql`${tickets.unreadUser} + 1`,
          firstAnsweredAt: ticket.firstAnsweredAt ?? now,
        };
  await q
    .update(tickets)
    .set({
      ...counted,
      state: stateAfter(ticket.state, by),
      lastBy: by,
      lastMessageAt: now,
      resolvedAt: null,
      version: sql`${tickets.version} + 1`,
    })
    .where(eq(tickets.id, ticket.id));
}

/** One that nobody has answered yet stays new, however much its owner adds. */
function stateAfter(state: TicketState, by: NewMessage["by"]): TicketState {
  if (by === "staff") return "answered";
  return state === "open" ? "open" : "waiting_staff";
}
