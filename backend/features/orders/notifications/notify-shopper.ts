import { eq } from "drizzle-orm";
import { asLanguage, bootstrapLanguage } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { users } from "../../../db/tables/users";
import type { MessageKind } from "../../messages/kinds";
import { queueMessage } from "../../messages/queue-message";
import type { TransitionContext } from "../states/types";
import { messageParams } from "./message-params";

/** Lays out a message to the order's owner in the order's language: by e-mail, else by SMS, else not at all. */
export async function notifyShopper(
  q: Query,
  kind: MessageKind,
  context: Pick<TransitionContext, "order" | "by" | "details">,
): Promise<void> {
  const { order } = context;
  const [user] = await q
    .select({ email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, order.userId));
  const target = user?.email ?? user?.phone;
  if (!target) return;
  const lang = asLanguage(order.lang) ?? bootstrapLanguage;
  await queueMessage(q, {
    channel: user?.email ? "email" : "sms",
    target,
    lang,
    kind,
    params: { ...messageParams(context, lang), url: `/user/orders/${order.number}` },
    orderId: order.id,
  });
}
