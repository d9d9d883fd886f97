import type { MessageKind } from "../../messages/kinds";
import { queueMessage } from "../../messages/queue-message";
import type { Effect } from "../states/types";
import { messageParams } from "./message-params";
import { readOwners } from "./read-owners";

/** Makes the effect that tells those who look after the shop, each in their language. */
export function notifyOwner(kind: Extract<MessageKind, `owner.${string}`>): Effect {
  return async (_services, q, context) => {
    for (const { lang, ...way } of await readOwners(q)) {
      const params = messageParams(context, lang);
      await queueMessage(q, { ...way, lang, kind, params, orderId: context.order.id });
    }
    return undefined;
  };
}
