import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { messages } from "../../db/tables/messages";
import type { MessageRow } from "./claim-messages";

/** What became of a try. */
export type Fate = { status: "sent" } | { status: "pending" | "failed"; error: string };

/** Writes down what became of a try; `forget` takes out of the row what would log somebody in. */
export async function markMessage(
  database: Database,
  { id }: MessageRow,
  fate: Fate,
  forget: boolean,
): Promise<void> {
  await database.run((q) =>
    q
      .update(messages)
      .set({
        status: fate.status,
        ...(fate.status === "sent"
          ? { sentAt: sql`now()`, error: null }
          : { error: fate.error.slice(0, 300) }),
        ...(forget && { params: {} }),
      })
      .where(eq(messages.id, id)),
  );
}
