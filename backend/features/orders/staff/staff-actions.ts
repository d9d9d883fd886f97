import { type StaffAction, staffActions } from "../../../contract/admin-order";
import { findTransition } from "../states/find-transition";
import type { Facts, ItemRow, OrderRow } from "../states/guards";
import type { Step } from "../states/transitions";

/** What staff may do with an order now, by the table. */
export function staffActionsOf(
  order: OrderRow,
  items: readonly ItemRow[],
  now: Date,
): StaffAction[] {
  const by = { actor: "staff", id: null } as const;
  const facts: Facts = { order, items, by, now, details: {} };
  return staffActions.filter((action) =>
    action === "refund" ? hasMoney(order) : isOpen(action, facts),
  );
}

function isOpen(step: Step, facts: Facts): boolean {
  const found = findTransition(step, facts);
  return found !== null && found !== "taken";
}

function hasMoney({ paymentStatus }: OrderRow): boolean {
  return ["paid", "partially_refunded", "review"].includes(paymentStatus);
}
