import { and, asc, eq, type InferSelectModel, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { messages } from "../../db/tables/messages";

export type MessageRow = InferSelectModel<typeof messages>;

/** Seconds until the next try, by how many there were. The last one is final. */
const waits = [30, 120, 480, 1800, 7200];
export const triesAtMost = waits.length + 1;

/**
 * Takes messages that are due out of everybody else's reach, and counts the try before it is made: processes
 * that look at the same moment take different ones, and one that dies while sending leaves its messages to
 * the next try, so that a message is rather sent twice than never.
 */
export function claimMessages(
  database: Database,
  { id, atMost }: { id?: string; atMost: number },
): Promise<MessageRow[]> {
  return database.run((q) => {
    const due = q
      .select({ id: messages.id })
      .from(messages)
      .where(
        and(
          eq(messages.status, "pending"),
          lte(messages.nextAt, sql`now()`),
          id === undefined ? undefined : eq(messages.id, id),
        ),
      )
      .orderBy(asc(messages.nextAt))
      .limit(atMost)
      .for("update", { skipLocked: true });
    return q
      .update(messages)
      .set({ attempts: sql`${messages.attempts} + 1`, nextAt: nextTry() })
      .where(inArray(messages.id, due))
      .returning();
  });
}

function nextTry(): SQL {
  const cases = waits.map((seconds, index) => sql`when ${index} then ${seconds}::int`);
  return sql`now() + make_interval(secs => case ${messages.attempts} ${sql.join(cases, sql` `)} else ${waits.at(-1)}::int end)`;
}
