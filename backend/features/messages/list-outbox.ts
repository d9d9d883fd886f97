import { count, desc } from "drizzle-orm";
import type { Outbox } from "../../contract/auth";
import { messages } from "../../db/tables/messages";
import type { Services } from "../../services";
import type { MessageRow } from "./claim-messages";
import { isMessageKind, type MessageKind } from "./kinds";
import { renderMail, renderSms } from "./render-message";

const shown = 50;

/** The last messages as their readers get them (decisions 8). */
export async function listOutbox({ database, publicUrl }: Services): Promise<Outbox> {
  const [rows, [all]] = await database.run((q) =>
    Promise.all([
      q.select().from(messages).orderBy(desc(messages.createdAt), desc(messages.id)).limit(shown),
      q.select({ n: count() }).from(messages),
    ]),
  );
  return { data: rows.map((row) => showMessage(row, publicUrl)), total: all?.n ?? 0 };
}

function showMessage(row: MessageRow, publicUrl: string): Outbox["data"][number] {
  const { id, channel, target, lang, kind, status, error } = row;
  const about = { id, channel, target, lang, kind, status, error, at: row.createdAt.toISOString() };
  return isMessageKind(kind)
    ? { ...about, ...wordsOf({ ...row, kind }, publicUrl) }
    : { ...about, subject: null, text: "", html: null };
}

function wordsOf(message: MessageRow & { kind: MessageKind }, publicUrl: string) {
  if (message.channel === "sms") {
    return { subject: null, text: renderSms(message, publicUrl), html: null };
  }
  const { subject, text, html } = renderMail(message, publicUrl);
  return { subject, text, html };
}
