import { eq } from "drizzle-orm";
import { spokenLanguage } from "../../contract/languages";
import type { Query } from "../../db/database";
import { users } from "../../db/tables/users";
import { queueMessage } from "../messages/queue-message";
import { queuePush } from "../push/queue-push";
import type { TicketRow } from "./find-ticket";

/**
 * Tells a ticket's owner that there is an answer, by e-mail, else by SMS, unless they wanted no such notices, and on their devices; with the
 * conversation's address, where it is answered, and nothing of its text.
 */
export async function notifyAnswered(q: Query, ticket: TicketRow): Promise<void> {
  const [user] = await q
    .select({
      email: users.email,
      phone: users.phone,
      notices: users.notices,
      status: users.status,
    })
    .from(users)
    .where(eq(users.id, ticket.userId));
  if (user?.status !== "active") return;
  const { email = true, sms = !user.email } = user.notices.tickets ?? {};
  const url = `/user/tickets/${ticket.code}`;
  const about = {
    lang: spokenLanguage(ticket.lang),
    kind: "ticket.answered" as const,
    params: { number: ticket.code, subject: ticket.subject, url },
  };
  if (user.email && email) {
    await queueMessage(q, { ...about, channel: "email", target: user.email });
  }
  if (user.phone && sms) {
    await queueMessage(q, { ...about, channel: "sms", target: user.phone });
  }
  await queuePush(q, { userId: ticket.userId, topic: "tickets", kind: "ticket.answered", url });
}
