import type { PushKind } from "../../contract/push-topics";
import type { MessageKind } from "../messages/kinds";

/** What a push says of an order's news; nothing of what its owner has just done themselves. */
const ofOrders: Partial<Record<MessageKind, PushKind>> = {
  "order.paid": "order.news",
  "order.review": "order.news",
  "order.processing": "order.news",
  "order.shipped": "order.shipped",
  "order.delivered": "order.delivered",
  "order.return_approved": "order.news",
  "order.return_rejected": "order.news",
  "order.returned": "order.news",
  "order.completed": "order.news",
  "order.canceled": "order.news",
  "order.expired": "order.news",
  "order.refunded": "order.news",
};

/** The push that goes out beside an order's message; undefined where there is none. */
export function pushKindOf(kind: MessageKind): PushKind | undefined {
  return ofOrders[kind];
}
