import { and, arrayContains, eq } from "drizzle-orm";
import type { PushKind, PushTopic } from "../../contract/push-topics";
import type { Query } from "../../db/database";
import { messages } from "../../db/tables/messages";
import { pushDevices } from "../../db/tables/push";
import { isPushOffered } from "./push-setting";

export interface PushNews {
  userId: string;
  topic: PushTopic;
  kind: PushKind;
  /** The page of the shop that it is about. */
  url: string;
  orderId?: string;
}

/**
 * Lays out a push to each device of a user's that wants such news, in the transaction of the change that it tells of:
 * one for each event and device. The messages' job sends them.
 */
export async function queuePush(q: Query, news: PushNews): Promise<void> {
  const { userId, topic, kind, url, orderId } = news;
  const devices = await q
    .select({ id: pushDevices.id, lang: pushDevices.lang })
    .from(pushDevices)
    .where(and(eq(pushDevices.userId, userId), arrayContains(pushDevices.topics, [topic])));
  if (devices.length === 0 || !(await isPushOffered(q))) return;
  await q.insert(messages).values(
    devices.map(({ id, lang }) => ({
      channel: "push" as const,
      target: id,
      lang,
      kind,
      params: { url },
      orderId,
    })),
  );
}
