import { eq } from "drizzle-orm";
import type { TicketPosted, TicketReply } from "../../contract/ticket";
import type { Query } from "../../db/database";
import { tickets } from "../../db/tables/tickets";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { addMessage, findPosted, type NewMessage } from "./add-message";
import { countPosting } from "./count-posting";
import { lockTicket, type TicketRow } from "./find-ticket";
import { isReopenable } from "./ticket-actions";

interface Replying {
  userId: string;
  code: string;
  reply: TicketReply;
}

/**
 * POST user/tickets/{code}/messages: its owner writes on. What is over (closed, or resolved too long ago) stays so, and
 * a new ticket follows it; what was merged goes on in the other. Repeated by its `client_id`, it is one message. Throws
 * `error.not_found`, `error.bad_request`, `error.too_many_requests`.
 */
export async function replyToTicket(
  services: Pick<Services, "database" | "clock" | "rateLimiter">,
  { userId, code, reply }: Replying,
): Promise<TicketPosted> {
  const { client_id: clientId, body, pictures } = reply;
  const now = services.clock.now();
  const message: NewMessage = { by: "user", authorId: userId, clientId, body, pictures, now };
  const posted = await countPosting(services, { sort: "message", userId }, () =>
    services.database.transaction(async (q) => {
      const written = await lockTicket(q, { userId }, code);
      const earlier = await findPosted(q, message);
      if (earlier) return findReplied(q, written, earlier);
      const ticket = await findPlaceFor(q, written, message);
      const { message: added, isNew } = await addMessage(q, ticket, message);
      return { code: ticket.code, place: added.place, isNew };
    }),
  );
  return { code: posted.code, place: posted.place };
}

/** Where a repeated reply stands: in the ticket, in the one that follows it, or in the one that it was merged into. */
async function findReplied(
  q: Query,
  written: TicketRow,
  earlier: { ticketId: string; place: number },
) {
  const [ticket] = await q.select().from(tickets).where(eq(tickets.id, earlier.ticketId));
  const belongs =
    ticket &&
    (ticket.id === written.id || ticket.follows === written.id || ticket.id === written.mergedInto);
  if (!belongs) throw new ApiError("error.bad_request");
  return { code: ticket.code, place: earlier.place, isNew: false };
}

async function findPlaceFor(
  q: Query,
  ticket: TicketRow,
  { clientId, now }: NewMessage,
): Promise<TicketRow> {
  if (ticket.mergedInto) {
    const [other] = await q
      .select()
      .from(tickets)
      .where(eq(tickets.id, ticket.mergedInto))
      .for("update");
    if (other && other.userId === ticket.userId && !isOver(other, now)) return other;
  }
  return isOver(ticket, now) ? follow(q, ticket, { clientId, now }) : ticket;
}

function isOver(ticket: TicketRow, now: Date): boolean {
  return ticket.state === "closed" || (ticket.state === "resolved" && !isReopenable(ticket, now));
}

async function follow(
  q: Query,
  ended: TicketRow,
  { clientId, now }: { clientId: string; now: Date },
): Promise<TicketRow> {
  const { userId, department, subject, lang, orderId, productId } = ended;
  const [next] = await q
    .insert(tickets)
    .values({
      ...{ userId, clientId, department, subject, lang, orderId, productId },
      follows: ended.id,
      lastMessageAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!next) throw new ApiError("error.bad_request");
  return next;
}
