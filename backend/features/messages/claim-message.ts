import {
  and,
  asc,
  eq,
  getTableColumns,
  type InferSelectModel,
  lte,
  type Placeholder,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Database, Query } from "../../db/database";
import { prepared } from "../../db/prepared";
import { messages } from "../../db/tables/messages";

export type MessageRow = InferSelectModel<typeof messages>;

export interface ClaimedMessage extends MessageRow {
  /** How long ago it was laid out, in milliseconds by the database's clock, which laid it out. */
  ageMs: number;
}

/** How long a message is kept for the process that sends it; renewed while that goes on. */
const leaseS = 60;
export const renewEveryMs = (leaseS / 3) * 1000;

const leased = () => sql`now() + make_interval(secs => ${leaseS}::int)`;

/** A message that has gone out, whose row does not say so yet. */
export interface Sent {
  id: string;
  /** It would log somebody in, and its row is to keep nothing of that. */
  forget: boolean;
}

/**
 * Takes the message that has been due for longest, or the named one if it is due, out of everybody else's reach
 * and counts the try, which is to be made at once: processes that look at the same moment take different ones,
 * and what a process that dies was sending is due again soon, so that a message is rather sent twice than never.
 * On the way it marks the one that was `sent` before.
 */
export async function claimMessage(
  database: Database,
  { id, sent }: { id?: string | undefined; sent?: Sent | undefined } = {},
): Promise<ClaimedMessage | undefined> {
  const { id: sentId = null, forget = false } = sent ?? {};
  const [claimed] = await database.run((q) =>
    id === undefined ? claimDue(q, { sentId, forget }) : claimNamed(q, { id, sentId, forget }),
  );
  return claimed;
}

/** Marks a message as sent, whoever has it by now. */
export async function markSent(database: Database, { id, forget }: Sent): Promise<void> {
  await database.run((q) => mark(q, { id, forget }));
}

const claimDue = prepared(["sentId", "forget"], (q, asked) => claim(q, asked));
const claimNamed = prepared(["id", "sentId", "forget"], (q, { id, ...asked }) =>
  claim(q, asked, eq(messages.id, id)),
);

type Marking = Record<"sentId" | "forget", Placeholder>;

function claim(q: Query, { sentId, forget }: Marking, which?: SQL) {
  const marked = q.$with("marked").as(markAs(q, sentId, forget));
  const due = q
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.status, "pending"),
        lte(messages.nextAt, sql`now()`),
        sql`${messages.id} is distinct from ${sentId}`,
        which,
      ),
    )
    .orderBy(asc(messages.nextAt))
    .limit(1)
    .for("update", { skipLocked: true });
  return (
    q
      .with(marked)
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

const mark = prepared(["id", "forget"], (q, { id, forget }) => markAs(q, id, forget));

function markAs(q: Query, id: Placeholder, forget: Placeholder) {
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

/** Keeps a claimed message for longer; does nothing where somebody else has it by now. */
export async function renewLease(database: Database, message: MessageRow): Promise<void> {
  await database.run((q) => q.update(messages).set({ nextAt: leased() }).where(heldBy(message)));
}

/** That the message still waits for the end of this very try. */
export const heldBy = ({ id, attempts }: MessageRow) =>
  and(eq(messages.id, id), eq(messages.attempts, attempts), eq(messages.status, "pending"));
