import type { Query } from "../../db/database";
import { messages } from "../../db/tables/messages";
import { newId } from "../../ports/ids";
import type { MessageKind, MessageParam } from "./kinds";

export interface NewMessage {
  channel: "email" | "sms";
  /** An e-mail address or a phone in E.164. */
  target: string;
  /** The reader's language. */
  lang: string;
  kind: MessageKind;
  params: Partial<Record<MessageParam, string | number>>;
  orderId?: string;
}

/**
 * Lays a message out, in the transaction of the change that it tells of; the job sends it. Answers its id,
 * for what must go out at once after the change (`sendSoon`).
 */
export async function queueMessage(q: Query, message: NewMessage): Promise<string> {
  const id = newId();
  await q.insert(messages).values({ ...message, id });
  return id;
}
