import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { messages } from "../../db/tables/messages";
import { heldBy, type MessageRow } from "./claim-message";

/** What became of a try that sent nothing. */
export type Unsent =
  | { status: "pending" | "failed"; error: string }
  /** Its reader wants quiet for so long; that was no try. */
  | { status: "later"; waitMs: number };

/** Seconds until the next try, by how many there were. The last one is final. */
const waits = [30, 120, 480, 1800, 7200];
export const maxTries = waits.length + 1;

/**
 * Writes down what became of a try that sent nothing; `forget` takes out of the row what would log somebody in. A failure
 * counts only while nobody else has the message since: what is sent stays sent.
 */
export async function markUnsent(
  database: Database,
  message: MessageRow,
  fate: Unsent,
  forget: boolean,
): Promise<void> {
  if (fate.status === "later") return postpone(database, message, fate.waitMs);
  const { status } = fate;
  const result = { status, error: fate.error.slice(0, 300), nextAt: nextTry(message) };
  await database.run((q) =>
    q
      .update(messages)
      .set({ ...result, ...(forget && { params: {} }) })
      .where(heldBy(message)),
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
