import { and, asc, eq } from "drizzle-orm";
import type { AuditAction } from "../../../contract/audit";
import { type LanguageCode, spokenLanguage } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { guestMessages, textPages } from "../../../db/tables/pages";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { queueMessage } from "../../messages/queue-message";
import type { ContentActor } from "../content-actor";
import { emailOf, type GuestMessageLine } from "./list-guest-messages";

type Needed = Pick<Services, "database" | "clock">;

interface Settling {
  id: string;
  actor: ContentActor;
}

/** POST admin/messages/{id}/done: it was answered elsewhere; said twice, it is the same. Throws `error.not_found`. */
export function settleGuestMessage({ database, clock }: Needed, { id, actor }: Settling) {
  return database.transaction(async (q) => {
    const { doneAt } = await lockMessage(q, id);
    if (doneAt) return;
    const now = clock.now();
    await q.update(guestMessages).set({ doneAt: now }).where(eq(guestMessages.id, id));
    await note(q, "guest_message.done", { id, actor });
  });
}

/**
 * POST admin/messages/{id}/answer: the answer goes to the e-mail that was left. Throws `guest_message.settled` once it
 * was answered, `guest_message.no_email` where none was left, `error.not_found`.
 */
export function answerGuestMessage(
  { database, clock }: Needed,
  { id, actor, answer }: Settling & { answer: string },
) {
  return database.transaction(async (q) => {
    const row = await lockMessage(q, id);
    if (row.doneAt) throw new ApiError("guest_message.settled");
    const email = emailOf(row);
    if (!email) throw new ApiError("guest_message.no_email");
    const { name, subject } = row;
    const lang = spokenLanguage(row.lang);
    await q
      .update(guestMessages)
      .set({ doneAt: clock.now(), answer })
      .where(eq(guestMessages.id, id));
    await queueMessage(q, {
      channel: "email",
      target: email,
      lang,
      kind: "guest.answered",
      params: { name, subject, answer, ...(await findContactPage(q, lang)) },
    });
    await note(q, "guest_message.answer", { id, actor });
  });
}

/** POST admin/messages/{id}/remove. Throws `error.not_found`. */
export function removeGuestMessage(
  { database }: Pick<Services, "database">,
  { id, actor }: Settling,
) {
  return database.transaction(async (q) => {
    await lockMessage(q, id);
    await q.delete(guestMessages).where(eq(guestMessages.id, id));
    await note(q, "guest_message.remove", { id, actor });
  });
}

/** Where they write again; nowhere while the owner shows no such page. */
async function findContactPage(q: Query, lang: LanguageCode): Promise<{ url?: string }> {
  const [page] = await q
    .select({ slug: textPages.slug })
    .from(textPages)
    .where(and(eq(textPages.template, "contact"), eq(textPages.status, "published")))
    .orderBy(asc(textPages.slug))
    .limit(1);
  return page ? { url: `/${lang}/home/pages/${encodeURIComponent(page.slug)}` } : {};
}

async function lockMessage(q: Query, id: string): Promise<GuestMessageLine> {
  const [row] = await q.select().from(guestMessages).where(eq(guestMessages.id, id)).for("update");
  if (!row) throw new ApiError("error.not_found");
  return row;
}

function note(q: Query, action: AuditAction, { id, actor }: Settling) {
  return recordAudit(q, { ...actor, action, entity: "guest_message", entityId: id });
}
