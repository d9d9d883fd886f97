import { eq } from "drizzle-orm";
import { newId } from "../../../ports/ids";
import type { Database, Query } from "../../database";
import { ticketMessages, tickets } from "../../tables/tickets";
import { users } from "../../tables/users";
import { demoLogins } from "./demo-logins";
import { type DemoTicket, demoTickets } from "./demo-tickets";

const hourMs = 3_600_000;

/** Gives the demo's shopper a few conversations, once; one that is there stays as it has become. */
export async function seedDemoTickets(database: Database, now = new Date()): Promise<void> {
  await database.transaction(async (q) => {
    const [shopper, owner] = await Promise.all(demoLogins.map(({ email }) => findUser(q, email)));
    if (!shopper || !owner) return;
    for (const ticket of demoTickets) await addTicket(q, ticket, { shopper, owner, now });
  });
}

async function findUser(q: Query, email: string): Promise<string | undefined> {
  const [user] = await q.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id;
}

interface Scene {
  shopper: string;
  owner: string;
  now: Date;
}

async function addTicket(q: Query, ticket: DemoTicket, { shopper, owner, now }: Scene) {
  const { clientId, lang, department, subject, state, rating = null, unread = 0 } = ticket;
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs);
  const [first] = ticket.messages;
  const last = ticket.messages.at(-1) ?? first;
  const answered = ticket.messages.find(({ by }) => by === "staff");
  const [made] = await q
    .insert(tickets)
    .values({
      ...{ userId: shopper, clientId, lang, department, subject, state, rating },
      lastBy: last.by,
      lastMessageAt: at(last.hoursAgo),
      firstAnsweredAt: answered ? at(answered.hoursAgo) : null,
      unreadUser: unread,
      unreadStaff: last.by === "user" ? 1 : 0,
      resolvedAt: state === "resolved" ? at(last.hoursAgo) : null,
      closedAt: state === "closed" ? at(last.hoursAgo) : null,
      createdAt: at(first.hoursAgo),
    })
    .onConflictDoNothing()
    .returning({ id: tickets.id });
  if (!made) return;
  const rows = ticket.messages.map(({ by, body, hoursAgo }, place) => ({
    ticketId: made.id,
    authorId: by === "user" ? shopper : owner,
    by,
    body,
    clientId: newId(),
    seenAt: place < ticket.messages.length - unread ? at(hoursAgo) : null,
    createdAt: at(hoursAgo),
  }));
  await q.insert(ticketMessages).values(rows);
}
