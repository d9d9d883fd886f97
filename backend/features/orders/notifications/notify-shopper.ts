import { eq } from "drizzle-orm";
import { spokenLanguage } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { prepared } from "../../../db/prepared";
import { users } from "../../../db/tables/users";
import type { MessageKind } from "../../messages/kinds";
import { type NewMessage, queueMessage } from "../../messages/queue-message";
import { pushKindOf } from "../../push/push-kinds";
import { queuePush } from "../../push/queue-push";
import type { OrderRow } from "../states/types";
import { messageParams } from "./message-params";
import { noticeWays } from "./notice-ways";

type Told = Parameters<typeof messageParams>[0] & {
  order: Pick<OrderRow, "id" | "lang">;
};

/**
 * Lays out a message to the order's owner in the order's language, by the ways that they chose, and by one at least; and a
 * push to those of their devices that want one.
 */
export async function notifyShopper(
  q: Query,
  kind: MessageKind,
  context: Told & { order: Pick<OrderRow, "userId"> },
): Promise<void> {
  const reader = await findReader(q, context.order.userId);
  for (const message of messagesTo(reader, kind, context)) await queueMessage(q, message);
  const { id: orderId, number, userId } = context.order;
  const push = pushKindOf(kind);
  if (push) {
    await queuePush(q, { userId, topic: "orders", kind: push, url: pageOf(number), orderId });
  }
}

const pageOf = (number: string) => `/user/orders/${number}`;

/** What is needed of a user to tell them something. */
export type Reader = Parameters<typeof noticeWays>[0];

export async function findReader(q: Query, userId: string): Promise<Reader | undefined> {
  const [user] = await readReader(q, { userId });
  return user;
}

const readReader = prepared(["userId"], (q, { userId }) =>
  q
    .select({ email: users.email, phone: users.phone, notices: users.notices })
    .from(users)
    .where(eq(users.id, userId)),
);

/** The same messages, for who lays them out with more. */
export function messagesTo(
  reader: Reader | undefined,
  kind: MessageKind,
  context: Told,
): NewMessage[] {
  if (!reader) return [];
  const { order } = context;
  const lang = spokenLanguage(order.lang);
  const params = { ...messageParams(context, lang), url: pageOf(order.number) };
  return noticeWays(reader, "orders", true).map((way) => ({
    ...way,
    lang,
    kind,
    params,
    orderId: order.id,
  }));
}
