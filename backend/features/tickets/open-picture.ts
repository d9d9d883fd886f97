import { and, eq, sql } from "drizzle-orm";
import { ticketMessages } from "../../db/tables/tickets";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { placeOf } from "../uploads/upload-link";
import { findTicket, type TicketScope } from "./find-ticket";

interface Wanted {
  scope: TicketScope;
  code: string;
  /** As a message names it. */
  file: string;
}

/**
 * The bytes of a picture that stands in a ticket, as WebP, for its owner or, with the scope `all`, for the staff, who
 * see those of notes too. Throws `error.not_found` where it isn't in this ticket, whoever else's it may be.
 */
export async function openTicketPicture(
  { database, storage }: Pick<Services, "database" | "storage">,
  { scope, code, file }: Wanted,
): Promise<Buffer> {
  await database.run(async (q) => {
    const { id } = await findTicket(q, scope, code);
    const [message] = await q
      .select({ id: ticketMessages.id })
      .from(ticketMessages)
      .where(
        and(
          eq(ticketMessages.ticketId, id),
          scope === "all" ? undefined : eq(ticketMessages.internal, false),
          sql`${ticketMessages.pictures} @> to_jsonb(${file}::text)`,
        ),
      )
      .limit(1);
    if (!message) throw new ApiError("error.not_found");
  });
  const bytes = /^[0-9a-f]{32}$/.test(file) && (await storage.get(placeOf(file)));
  if (!bytes) throw new ApiError("error.not_found");
  return bytes;
}
