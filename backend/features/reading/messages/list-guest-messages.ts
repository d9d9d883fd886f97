import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import {
  type GuestMessageList,
  type GuestMessageRow,
  type GuestMessageState,
  guestMessagesPerPage,
  type OpenedGuestMessage,
} from "../../../contract/guest-message";
import { spokenLanguage } from "../../../contract/languages";
import { foldColumn, patternOf } from "../../../db/fold-text";
import { guestMessages } from "../../../db/tables/pages";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { readTarget } from "../../auth/challenges/targets";

export type GuestMessageLine = typeof guestMessages.$inferSelect;

interface Wanted {
  /** All without one. */
  state: GuestMessageState | undefined;
  /** Part of a name, an address, a subject or of what was written. */
  search: string;
  /** From 1. */
  page: number;
}

/** GET admin/messages: what waits for an answer first, the oldest of it first; then what was answered last. */
export function listGuestMessages(
  { database }: Pick<Services, "database">,
  { state, search, page }: Wanted,
): Promise<GuestMessageList> {
  return database.run(async (q) => {
    const waits = isNull(guestMessages.doneAt);
    const listed = and(
      state === "new" ? waits : undefined,
      state === "answered" ? isNotNull(guestMessages.doneAt) : undefined,
      foundBy(search.trim()),
    );
    const rows = await q
      .select()
      .from(guestMessages)
      .where(listed)
      .orderBy(
        sql`${guestMessages.doneAt} is not null`,
        desc(guestMessages.doneAt),
        asc(guestMessages.createdAt),
        asc(guestMessages.id),
      )
      .limit(guestMessagesPerPage)
      .offset((page - 1) * guestMessagesPerPage);
    return {
      data: rows.map(showRow),
      total: await q.$count(guestMessages, listed),
      waiting: await q.$count(guestMessages, waits),
    };
  });
}

/** GET admin/messages/{id}. Throws `error.not_found`. */
export async function readGuestMessage(
  { database }: Pick<Services, "database">,
  id: string,
): Promise<OpenedGuestMessage> {
  const [row] = await database.run((q) =>
    q.select().from(guestMessages).where(eq(guestMessages.id, id)),
  );
  if (!row) throw new ApiError("error.not_found");
  return { ...showRow(row), body: row.body, email: emailOf(row), answer: row.answer };
}

/** The e-mail that somebody left; null for who left a phone. */
export function emailOf({ contact, lang }: GuestMessageLine): string | null {
  const target = readTarget(contact, spokenLanguage(lang));
  return target?.channel === "email" ? target.value : null;
}

function showRow(row: GuestMessageLine): GuestMessageRow {
  const { id, name, contact, subject, lang, createdAt, doneAt } = row;
  return {
    ...{ id, name, contact, subject, lang },
    at: createdAt.toISOString(),
    done_at: doneAt?.toISOString() ?? null,
  };
}

function foundBy(search: string): SQL | undefined {
  if (search === "") return undefined;
  const { name, contact, subject, body } = guestMessages;
  const pattern = patternOf(search);
  return or(
    ...[name, contact, subject, body].map((column) => sql`${foldColumn(column)} like ${pattern}`),
  );
}
