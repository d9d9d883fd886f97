import { and, eq, inArray, ne } from "drizzle-orm";
import type { DeskMerge } from "../../../contract/desk";
import { tickets } from "../../../db/tables/tickets";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { findTicket } from "../find-ticket";
import { lockForDesk, nextVersion } from "./change-desk-ticket";
import type { DeskActor } from "./desk-actor";

interface Merging {
  actor: DeskActor;
  code: string;
  merge: DeskMerge;
}

/**
 * POST staff/tickets/{code}/merge: the ticket is closed and points to another one of the same customer's, where it goes
 * on; what was said in it stays readable in it. Throws `error.not_found`, `ticket.changed`, `error.bad_request` for a
 * ticket that is another customer's, the same, over, or merged itself.
 */
export function mergeTickets(
  { database, clock }: Pick<Services, "database" | "clock">,
  { actor, code, merge }: Merging,
): Promise<void> {
  return database.transaction(async (q) => {
    // Both rows in one order, so that two merges the other way round don't wait for each other.
    const target = await findTicket(q, "all", merge.into).catch(() => undefined);
    const own = await findTicket(q, "all", code);
    if (target) {
      const both = inArray(tickets.id, [own.id, target.id]);
      await q
        .select({ id: tickets.id })
        .from(tickets)
        .where(both)
        .orderBy(tickets.id)
        .for("update");
    }
    const ticket = await lockForDesk(q, code, merge.version);
    const [into] = await q
      .select()
      .from(tickets)
      .where(
        and(
          eq(tickets.id, target?.id ?? ticket.id),
          ne(tickets.id, ticket.id),
          eq(tickets.userId, ticket.userId),
          ne(tickets.state, "closed"),
        ),
      );
    if (!into) {
      throw new ApiError("error.bad_request", { errors: { into: ["validation.choice"] } });
    }
    const now = clock.now();
    await q
      .update(tickets)
      .set({
        state: "closed",
        mergedInto: into.id,
        closedAt: now,
        unreadStaff: 0,
        version: nextVersion,
      })
      .where(eq(tickets.id, ticket.id));
    await q.update(tickets).set({ version: nextVersion }).where(eq(tickets.id, into.id));
    const entry = { ...actor, action: "ticket.merge", entity: "ticket" } as const;
    const diff = { mergedInto: [null, into.code] as [null, number] };
    await recordAudit(q, { ...entry, entityId: String(ticket.code), diff });
  });
}
