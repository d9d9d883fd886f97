import { type StaffAction, staffActions } from "../../../contract/admin-order";
import { findTransition } from "../states/find-transition";
import type { TransitionName } from "../states/transitions";
import type { ItemRow, OrderRow, TransitionContext } from "../states/types";

interface MoneyOf {
  /** What came for the order and is still there. */
  left: number;
  /** The money of the return that the order waits with is on its way. */
  returnPaid: boolean;
}

/** What staff may do with an order now, by the table. */
export function staffActionsOf(
  order: OrderRow,
  items: readonly ItemRow[],
  { left, returnPaid }: MoneyOf,
  now: Date,
): StaffAction[] {
  const by = { actor: "staff", id: null } as const;
  const context: TransitionContext = { order, items, by, now, details: {} };
  return staffActions.filter((action) => {
    if (action === "refund") return left > 0 && !returnPaid;
    return isOpen(action, context) && (action !== "accept" || left > 0);
  });
}

function isOpen(step: TransitionName, context: TransitionContext): boolean {
  const found = findTransition(step, context);
  return found !== null && found !== "taken";
}
