import type { OrderPaymentStatus } from "../../../contract/order";
import type { TransitionContext } from "./types";

const unpaid: readonly OrderPaymentStatus[] = [
  "unpaid",
  "pending",
  "failed",
  "canceled",
  "expired",
];

/** What has to hold for a row of the table. */
export const guards = {
  never_paid: ({ order }) => unpaid.includes(order.paymentStatus),
  cod_due: ({ order }) => order.paymentStatus === "cod_due",
  not_cod_due: ({ order }) => order.paymentStatus !== "cod_due",
  not_begun: ({ order }) => order.fulfilmentStatus === "none",
  overdue: ({ order, now }) => order.expiresAt !== null && order.expiresAt <= now,
  all_shipped: ({ items }) => items.every(({ qty, shippedQty }) => shippedQty >= qty),
  all_returned: ({ items }) => items.every(({ qty, returnedQty }) => returnedQty >= qty),
  all_refunded: ({ details }) => details.allRefunded === true,
  of_return: ({ details }) => details.returnRequestId !== undefined,
  /** The shopper says so only of the whole order; staff may call a part the whole. */
  whole_or_staff: ({ order, by }) => order.state === "shipped" || by.actor === "staff",
} as const satisfies Record<string, (context: TransitionContext) => boolean>;

export type GuardName = keyof typeof guards;
