import type { OrderState } from "#backend/contract/order";

const looks: Partial<Record<OrderState, string>> = {
  awaiting_payment: "tag tag-accent",
  payment_review: "tag tag-accent",
  return_requested: "tag tag-accent",
  canceled: "tag tag-quiet",
  expired: "tag tag-quiet",
  refunded: "tag tag-quiet",
  returned: "tag tag-quiet",
};

/** Where an order is, in a word; the colour only repeats it. */
export function OrderTag({ state, name }: { state: OrderState; name: string }) {
  return <span className={looks[state] ?? "tag"}>{name}</span>;
}
