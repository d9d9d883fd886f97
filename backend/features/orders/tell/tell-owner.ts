import type { MessageKind } from "../../messages/kinds";
import { queueMessage } from "../../messages/queue-message";
import type { Effect } from "../states/effects/effects";
import { messageParams } from "./message-params";
import { readOwners } from "./read-owners";

/** Makes the effect that tells those who look after the shop, each in their language. */
export function tellOwner(kind: Extract<MessageKind, `owner.${string}`>): Effect {
  return async (_services, q, facts) => {
    for (const { lang, ...way } of await readOwners(q)) {
      const params = messageParams(facts, lang);
      await queueMessage(q, { ...way, lang, kind, params, orderId: facts.order.id });
    }
    return undefined;
  };
}
