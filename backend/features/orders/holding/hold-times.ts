import type { OrderRow } from "../states/types";

const minute = 60_000;

/** How long an order waits for its payment to begin, and then at least for it to end (payments.md 5.0). */
export const paymentWindowMs = 35 * minute;

/** How long it keeps its pieces at most, however often paying is begun anew. */
export const maxHoldMs = 2 * paymentWindowMs;

/** With less time than this left, no payment could come to its end. */
const shortestPaymentMs = 15 * minute;

/** When an order lets its pieces go, whatever is under way. */
export function holdEnd({ placedAt }: Pick<OrderRow, "placedAt">): Date {
  return new Date(placedAt.getTime() + maxHoldMs);
}

/** Whether a payment of the order may begin now. */
export function canBeginToPay(
  order: Pick<OrderRow, "state" | "placedAt" | "expiresAt">,
  now: Date,
): boolean {
  if (order.state !== "awaiting_payment") return false;
  if (order.expiresAt !== null && order.expiresAt <= now) return false;
  return now.getTime() + shortestPaymentMs <= holdEnd(order).getTime();
}
