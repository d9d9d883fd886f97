import { and, count, desc, eq, inArray } from "drizzle-orm";
import { messages } from "#backend/db/tables/messages";
import type { MessageRow } from "#backend/features/messages/claim-message";
import { isMessageKind, type MessageKind } from "#backend/features/messages/kinds";
import { readOrders } from "#backend/features/messages/read-orders";
import {
  renderMail,
  renderSms,
  type Sender,
  type Written,
} from "#backend/features/messages/render-message";
import { readShopName } from "#backend/features/site/read-shop-name";
import type { Services } from "#backend/services";
import type { Outbox } from "../contract";

const shown = 50;
/** A push has no words of its own: the device has them. */
const written = ["email", "sms"] as const;

/**
 * The last messages as their readers get them (decisions 8). What truly goes out is its readers' alone: here
 * is only what nothing is set to send.
 *
 * @param target only what went to this e-mail or phone
 */
export async function listOutbox(services: Services, target?: string): Promise<Outbox> {
  const { database, publicUrl, messenger } = services;
  const channels = written.filter((channel) => !messenger.sends(channel));
  const unsent = and(
    inArray(messages.channel, channels),
    target === undefined ? undefined : eq(messages.target, target),
  );
  const [rows, [all]] = await database.run((q) =>
    Promise.all([
      q
        .select()
        .from(messages)
        .where(unsent)
        .orderBy(desc(messages.createdAt), desc(messages.id))
        .limit(shown),
      q.select({ n: count() }).from(messages).where(unsent),
    ]),
  );
  const { told, name } = await database.run(async (q) => ({
    told: await readOrders(
      q,
      rows.map(({ orderId }) => orderId),
    ),
    name: await readShopName(q, services),
  }));
  const show = (row: Omit<Told, "order">) =>
    showMessage({ ...row, order: told.get(row.orderId ?? "") }, { name, publicUrl });
  const readable = rows.flatMap(({ channel, ...row }) =>
    channel === "push" ? [] : [show({ ...row, channel })],
  );
  return { data: readable, total: all?.n ?? 0 };
}

type Told = MessageRow & Pick<Written, "order"> & { channel: (typeof written)[number] };

function showMessage(row: Told, sender: Sender): Outbox["data"][number] {
  const { id, channel, target, lang, kind, status, error } = row;
  const about = { id, channel, target, lang, kind, status, error, at: row.createdAt.toISOString() };
  return isMessageKind(kind)
    ? { ...about, ...wordsOf({ ...row, kind }, sender) }
    : { ...about, subject: null, text: "", html: null };
}

function wordsOf(message: Told & { kind: MessageKind }, sender: Sender) {
  if (message.channel === "sms") {
    return { subject: null, text: renderSms(message, sender), html: null };
  }
  const { subject, text, html } = renderMail(message, sender);
  return { subject, text, html };
}
