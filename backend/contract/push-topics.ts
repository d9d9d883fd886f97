/** What a device can be told of by push. This file imports nothing. */
export const pushTopics = ["orders", "tickets", "wish-list"] as const;
export type PushTopic = (typeof pushTopics)[number];

/** What a push says: no more than which sort of news it is. The worker has the words for each. */
export const pushKinds = [
  "order.news",
  "order.shipped",
  "order.delivered",
  "ticket.answered",
  "wish.in_stock",
] as const;
export type PushKind = (typeof pushKinds)[number];

/** All that goes through the push service, encrypted for the device: nothing of who, what or how much. */
export interface PushPayload {
  kind: PushKind;
  /** Leads to the page that it is about, for who is logged in. */
  id: string;
  /** Of the device's words. */
  lang: string;
}
