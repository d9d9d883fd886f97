import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { messages } from "../../db/tables/messages";
import { heldBy, type MessageRow } from "./claim-message";

/** What became of a try. */
export type Fate =
  | { status: "sent" }
  | { status: "pending" | "failed"; error: string }
  /** Its reader wants quiet for so long; that was no try. */
  | { status: "later"; waitMs: number };

/** Seconds until the next try, by how many there were. The last one is final. */
const waits = [30, 120, 480, 1800, 7200];
export const maxTries = waits.length + 1;

/**
 * Writes down what became of a try; `forget` takes out of the row what would log somebody in. A failure counts
 * only while nobody else has the message since: what is sent stays sent.
 */
export async function markMessage(
  database: Database,
  message: MessageRow,
  fate: Fate,
  forget: boolean,
): Promise<void> {
  if (fate.status === "later") return postpone(database, message, fate.waitMs);
  const isSent = fate.status === "sent";
  const result = isSent
    ? { sentAt: sql`now()`, error: null }
    : { error: fate.error.slice(0, 300), nextAt: nextTry(message) };
  const waiting = and(eq(messages.id, message.id), eq(messages.status, "pending"));
  await database.run((q) =>
    q
      .update(messages)
      .set({ status: fate.status, ...result, ...(forget && { params: {} }) })
      .where(isSent ? waiting : heldBy(message)),
  );
}

async function postpone(database: Database, message: MessageRow, waitMs: number): Promise<void> {
  const nextAt = sql`now() + make_interval(secs => ${Math.ceil(waitMs / 1000)}::int)`;
  const attempts = message.attempts - 1;
  await database.run((q) => q.update(messages).set({ attempts, nextAt }).where(heldBy(message)));
}

function nextTry({ attempts }: MessageRow) {
  return sql`now() + make_interval(secs => ${waits[attempts - 1] ?? waits.at(-1)}::int)`;
}
