import { createHash } from "node:crypto";
import { asc, desc, eq, sql } from "drizzle-orm";
import type { GuestMessage } from "../../contract/pages";
import { guestMessages } from "../../db/tables/pages";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { recordAudit } from "../audit/record-audit";
import type { ContentActor } from "./content-actor";

const hourMs = 3_600_000;
const messagesPerHour = 5;

interface Sending {
  message: GuestMessage;
  lang: string;
  network: string;
}

/** POST home/messages: keeps what a visitor wrote; the same within a day is kept once. Throws `error.too_many_requests`. */
export async function sendGuestMessage(
  { database, rateLimiter, clock }: Pick<Services, "database" | "rateLimiter" | "clock">,
  { message, lang, network }: Sending,
): Promise<void> {
  const now = clock.now();
  const limit = {
    purpose: "guest.message",
    key: network,
    limit: messagesPerHour,
    windowMs: hourMs,
  };
  const waitMs = await rateLimiter.take(limit);
  if (waitMs > 0) {
    throw new ApiError("error.too_many_requests", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
  const day = now.toISOString().slice(0, 10);
  const sentHash = createHash("sha256")
    .update(JSON.stringify([day, message.contact, message.subject, message.body]))
    .digest("base64url");
  const made = await database.run((q) =>
    q
      .insert(guestMessages)
      .values({ ...message, lang, sentHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: guestMessages.id }),
  );
  if (made.length === 0) await rateLimiter.giveBack(limit);
}

/** GET admin/messages: what waits for an answer first, the oldest of it first. */
export async function listGuestMessages({ database }: Pick<Services, "database">) {
  const rows = await database.run((q) =>
    q
      .select()
      .from(guestMessages)
      .orderBy(
        sql`${guestMessages.doneAt} is not null`,
        desc(guestMessages.doneAt),
        asc(guestMessages.createdAt),
      )
      .limit(200),
  );
  return rows.map(({ id, name, contact, subject, body, lang, createdAt, doneAt }) => ({
    ...{ id, name, contact, subject, body, lang },
    at: createdAt.toISOString(),
    done: doneAt !== null,
  }));
}

/** POST admin/messages/{id}/done and …/remove. Throws `error.not_found`. */
export async function settleGuestMessage(
  { database, clock }: Pick<Services, "database" | "clock">,
  { id, remove, actor }: { id: string; remove: boolean; actor: ContentActor },
): Promise<void> {
  await database.transaction(async (q) => {
    const found = remove
      ? await q.delete(guestMessages).where(eq(guestMessages.id, id)).returning()
      : await q
          .update(guestMessages)
          .set({ doneAt: clock.now() })
          .where(eq(guestMessages.id, id))
          .returning();
    if (found.length === 0) throw new ApiError("error.not_found");
    const action = remove ? ("guest_message.remove" as const) : ("guest_message.done" as const);
    await recordAudit(q, { ...actor, action, entity: "guest_message", entityId: id });
  });
}
