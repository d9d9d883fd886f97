import {
  and,
  asc,
  eq,
  getTableColumns,
  type InferSelectModel,
  lte,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Database, Query } from "../../db/database";
import { prepared } from "../../db/prepared";
import { messages } from "../../db/tables/messages";
import { markAsSent, type Sent } from "./mark-sent";

export type MessageRow = InferSelectModel<typeof messages>;

export interface ClaimedMessage extends MessageRow {
  /** How long ago it was laid out, in milliseconds by the database's clock, which laid it out. */
  ageMs: number;
}

/** How long a message is kept for the process that sends it; renewed while that goes on. */
const leaseS = 60;
export const renewEveryMs = (leaseS / 3) * 1000;

const leased = () => sql`now() + make_interval(secs => ${leaseS}::int)`;

/**
 * Takes the message that has been due for longest out of everybody else's reach and counts the try, which is to be made
 * at once: processes that look at the same moment take different ones, and what a process that dies was sending is due
 * again soon, so that a message is rather sent twice than never. On the way it marks the one that was `sent` before.
 */
export async function claimNext(
  database: Database,
  sent?: Sent,
): Promise<ClaimedMessage | undefined> {
  const { id: sentId = null, forget = false } = sent ?? {};
  const [claimed] = await database.run((q) => claimDue(q, { sentId, forget }));
  return claimed;
}

/** The same for the named one, if it is due. */
export async function claimNamed(
  database: Database,
  id: string,
): Promise<ClaimedMessage | undefined> {
  const [claimed] = await database.run((q) => claimById(q, { id }));
  return claimed;
}

const claimDue = prepared(["sentId", "forget"], (q, { sentId, forget }) => {
  const marked = q.$with("marked").as(markAsSent(q, sentId, forget));
  return claim(q, q.with(marked), sql`${messages.id} is distinct from ${sentId}`);
});
const claimById = prepared(["id"], (q, { id }) => claim(q, q, eq(messages.id, id)));

function claim(q: Query, by: Pick<Query, "update">, which: SQL) {
  const due = q
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.status, "pending"), lte(messages.nextAt, sql`now()`), which))
    .orderBy(asc(messages.nextAt))
    .limit(1)
    .for("update", { skipLocked: true });
  return (
    by
      .update(messages)
      // Written once, so the moment of the change is the database's, too.
      .set({ attempts: sql`${messages.attempts} + 1`, nextAt: leased(), updatedAt: sql`now()` })
      .where(eq(messages.id, due))
      .returning({
        ...getTableColumns(messages),
        ageMs: sql`extract(epoch from now() - ${messages.createdAt}) * 1000`.mapWith(Number),
      })
  );
}

/** Keeps a claimed message for longer; does nothing where somebody else has it by now. */
export async function renewLease(database: Database, message: MessageRow): Promise<void> {
  await database.run((q) => q.update(messages).set({ nextAt: leased() }).where(heldBy(message)));
}

/** That the message still waits for the end of this very try. */
export const heldBy = ({ id, attempts }: MessageRow) =>
  and(eq(messages.id, id), eq(messages.attempts, attempts), eq(messages.status, "pending"));
