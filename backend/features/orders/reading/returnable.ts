import type { ItemRow, OrderRow } from "../states/types";

const dayMs = 86_400_000;

/** Until when an item may go back; null before it is delivered and paid, and for what can't. */
export function returnableUntil(
  { deliveredAt, paidAt }: OrderRow,
  { returnDays }: ItemRow,
): Date | null {
  if (!deliveredAt || !paidAt || returnDays === null) return null;
  return new Date(Math.max(deliveredAt.getTime(), paidAt.getTime()) + returnDays * dayMs);
}

/** The last moment at which anything of the order may go back. */
export function orderReturnableUntil(order: OrderRow, items: readonly ItemRow[]): Date | null {
  const ends = items.flatMap((item) => returnableUntil(order, item)?.getTime() ?? []);
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}

/** Pieces that could still go back. */
export function returnableQty({ qty, returnedQty }: ItemRow): number {
  return qty - returnedQty;
}
