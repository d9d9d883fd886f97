import { and, eq, type InferSelectModel } from "drizzle-orm";
import type { Query } from "../../db/database";
import { tickets } from "../../db/tables/tickets";
import { ApiError } from "../../http/errors";
import { readNumber } from "../../http/read-number";

export type TicketRow = InferSelectModel<typeof tickets>;

/** Whose tickets a call is about: a user's own, or for the staff everybody's. */
export type TicketScope = { userId: string } | "all";

const maxCode = 2_147_483_647;

/** A ticket by its code, in any digits. Throws `error.not_found`, for somebody else's like for one that never was. */
export async function findTicket(q: Query, scope: TicketScope, code: string): Promise<TicketRow> {
  const [ticket] = await q.select().from(tickets).where(ofCode(scope, code));
  if (!ticket) throw new ApiError("error.not_found");
  return ticket;
}

/** The same, its row taken for this transaction: first of all locks, before its messages and uploads. */
export async function lockTicket(q: Query, scope: TicketScope, code: string): Promise<TicketRow> {
  const [ticket] = await q.select().from(tickets).where(ofCode(scope, code)).for("update");
  if (!ticket) throw new ApiError("error.not_found");
  return ticket;
}

function ofCode(scope: TicketScope, code: string) {
  const number = readNumber(code);
  if (number === null || number > maxCode || !Number.isInteger(number)) {
    throw new ApiError("error.not_found");
  }
  const own = scope === "all" ? undefined : eq(tickets.userId, scope.userId);
  return and(eq(tickets.code, number), own);
}
