import { and, eq, type Placeholder, sql } from "drizzle-orm";
import type { Database, Query } from "../../db/database";
import { prepared } from "../../db/prepared";
import { messages } from "../../db/tables/messages";

/** A message that has gone out, whose row does not say so yet. */
export interface Sent {
  id: string;
  /** It would log somebody in, and its row is to keep nothing of that. */
  forget: boolean;
}

/** Marks a message as sent, whoever has it by now. */
export async function markSent(database: Database, { id, forget }: Sent): Promise<void> {
  await database.run((q) => mark(q, { id, forget }));
}

const mark = prepared(["id", "forget"], (q, { id, forget }) => markAsSent(q, id, forget));

/** The statement that does so, for one that does more on its way. */
export function markAsSent(q: Query, id: Placeholder, forget: Placeholder) {
  return q
    .update(messages)
    .set({
      status: "sent",
      sentAt: sql`now()`,
      error: null,
      params: sql`case when ${forget}::boolean then '{}' else ${messages.params} end`,
      updatedAt: sql`now()`,
    })
    .where(and(sql`${messages.id} = ${id}::uuid`, eq(messages.status, "pending")))
    .returning({ id: messages.id });
}
