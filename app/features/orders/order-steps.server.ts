import type { Order, OrderState } from "#backend/contract/order";
import type { RequestContext } from "~/request/context.server";
import type { Step } from "~/ui/step-line/step-line";

const line = ["placed", "paid", "processing", "shipped", "delivered"] as const;
const payingLast = ["placed", "processing", "shipped", "delivered", "paid"] as const;

/** How many of the line's steps a state has behind it; a state that left the line has none to show. */
const reached: Partial<Record<OrderState, number>> = {
  awaiting_payment: 1,
  payment_review: 1,
  paid: 2,
  processing: 3,
  partially_shipped: 3,
  shipped: 4,
  delivered: 5,
  completed: 5,
};

/**
 * The order's way from the placing to the door (domain 4.5), with cash that is due as its last step; empty
 * where it was called off or sent back.
 */
export function orderSteps(
  { t }: Pick<RequestContext, "t">,
  { state, payment_status }: Pick<Order, "state" | "payment_status">,
): Step[] {
  const paysLast = payment_status === "cod_due";
  const behind = reached[state];
  if (behind === undefined) return [];
  const done = paysLast ? behind - 1 : behind;
  return (paysLast ? payingLast : line).map((step, place) => ({
    name: t(`order.step.${step}`),
    state: place < done ? "done" : place === done ? "current" : "todo",
  }));
}
