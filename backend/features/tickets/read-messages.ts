import { and, asc, desc, eq, gt, inArray, lt } from "drizzle-orm";
import type { TicketMessage, TicketPicture } from "../../contract/ticket";
import type { Query } from "../../db/database";
import { ticketMessages } from "../../db/tables/tickets";
import { uploads } from "../../db/tables/uploads";
import { users } from "../../db/tables/users";

/** Messages of one answer at most. */
const perAnswer = 50;

export interface MessageRange {
  /** Only those behind this place. */
  after?: number | undefined;
  /** Only those in front of this place. */
  before?: number | undefined;
  /** The staff's notes among themselves, too. */
  withNotes?: boolean;
}

/** What was said in a ticket, in the order in which it was written; the newest where there are too many. */
export async function readMessages(
  q: Query,
  ticketId: string,
  { after, before, withNotes = false }: MessageRange,
): Promise<{ messages: (TicketMessage & { internal?: true })[]; earlier: boolean }> {
  const isOnward = after !== undefined;
  const rows = await q
    .select({
      message: ticketMessages,
      displayName: users.displayName,
      name: users.name,
    })
    .from(ticketMessages)
    .leftJoin(users, eq(users.id, ticketMessages.authorId))
    .where(
      and(
        eq(ticketMessages.ticketId, ticketId),
        withNotes ? undefined : eq(ticketMessages.internal, false),
        isOnward ? gt(ticketMessages.place, after) : undefined,
        before === undefined ? undefined : lt(ticketMessages.place, before),
      ),
    )
    .orderBy(isOnward ? asc(ticketMessages.place) : desc(ticketMessages.place))
    .limit(perAnswer + 1);
  const shown = rows.slice(0, perAnswer);
  if (!isOnward) shown.reverse();
  const files = await readPictures(
    q,
    shown.flatMap(({ message }) => message.pictures),
  );
  return {
    messages: shown.map(({ message, displayName, name }) => ({
      place: message.place,
      by: message.by,
      ...(message.internal && { internal: true as const }),
      author: displayName ?? name,
      body: message.body,
      pictures: message.pictures.flatMap((file) => files.get(file) ?? []),
      at: message.createdAt.toISOString(),
    })),
    earlier: !isOnward && rows.length > perAnswer,
  };
}

/** Pictures of messages, by their file. */
export async function readPictures(
  q: Query,
  files: readonly string[],
): Promise<Map<string, TicketPicture>> {
  if (files.length === 0) return new Map();
  const rows = await q
    .select({
      file: uploads.file,
      name: uploads.name,
      width: uploads.width,
      height: uploads.height,
    })
    .from(uploads)
    .where(inArray(uploads.file, [...files]));
  return new Map(rows.map((row) => [row.file, row]));
}
