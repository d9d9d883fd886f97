import { eq } from "drizzle-orm";
import { asLanguage, bootstrapLanguage } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { users } from "../../../db/tables/users";
import type { MessageKind } from "../../messages/kinds";
import { queueMessage } from "../../messages/queue-message";
import type { TransitionContext } from "../states/types";
import { messageParams } from "./message-params";
import { noticeWays } from "./notice-ways";

/** Lays out a message to the order's owner in the order's language, by the ways that they chose, and by one at least. */
export async function notifyShopper(
  q: Query,
  kind: MessageKind,
  context: Pick<TransitionContext, "order" | "by" | "details">,
): Promise<void> {
  const { order } = context;
  const [user] = await q
    .select({ email: users.email, phone: users.phone, notices: users.notices })
    .from(users)
    .where(eq(users.id, order.userId));
  if (!user) return;
  const lang = asLanguage(order.lang) ?? bootstrapLanguage;
  const params = { ...messageParams(context, lang), url: `/user/orders/${order.number}` };
  for (const way of noticeWays(user, "orders", true)) {
    await queueMessage(q, { ...way, lang, kind, params, orderId: order.id });
  }
}
