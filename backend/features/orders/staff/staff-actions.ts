import { type StaffAction, staffActions } from "../../../contract/admin-order";
import { findTransition } from "../states/find-transition";
import type { TransitionName } from "../states/transitions";
import type { ItemRow, OrderRow, TransitionContext } from "../states/types";

/** What staff may do with an order now, by the table; `left` is the money that came for it and is still there. */
export function staffActionsOf(
  order: OrderRow,
  items: readonly ItemRow[],
  left: number,
  now: Date,
): StaffAction[] {
  const by = { actor: "staff", id: null } as const;
  const context: TransitionContext = { order, items, by, now, details: {} };
  return staffActions.filter((action) => {
    if (action === "refund") return left > 0 && hasMoney(order);
    return isOpen(action, context) && (action !== "accept" || left > 0);
  });
}

function isOpen(step: TransitionName, context: TransitionContext): boolean {
  const found = findTransition(step, context);
  return found !== null && found !== "taken";
}

function hasMoney({ paymentStatus }: OrderRow): boolean {
  return ["paid", "partially_refunded", "review"].includes(paymentStatus);
}
