import type { OrderAction } from "../../../contract/order";
import { canBeginToPay } from "../holding/hold-times";
import { findTransition } from "../states/find-transition";
import type { TransitionName } from "../states/transitions";
import type { ItemRow, OrderRow, TransitionContext } from "../states/types";
import { returnableQty, returnableUntil } from "./returnable";

/** What its owner may do with an order now: what the table allows, and what is none of its ways. */
export function orderActions(order: OrderRow, items: readonly ItemRow[], now: Date): OrderAction[] {
  const by = { actor: "shopper", id: order.userId } as const;
  const context: TransitionContext = { order, items, by, now, details: {} };
  const may = (step: TransitionName) => isRow(findTransition(step, context));
  const able: Record<OrderAction, boolean> = {
    pay: canBeginToPay(order, now),
    received: may("deliver"),
    cancel: may("cancel"),
    return: may("request_return") && hasReturnable(order, items, now),
    invoice: order.invoiceNo !== null,
    reorder: order.state !== "awaiting_payment",
  };
  return orderActionsInOrder.filter((action) => able[action]);
}

const isRow = (found: ReturnType<typeof findTransition>) => found !== null && found !== "taken";

const orderActionsInOrder: readonly OrderAction[] = [
  "pay",
  "received",
  "cancel",
  "return",
  "invoice",
  "reorder",
];

function hasReturnable(order: OrderRow, items: readonly ItemRow[], now: Date): boolean {
  return items.some((item) => {
    const until = returnableUntil(order, item);
    return until !== null && until > now && returnableQty(item) > 0;
  });
}
