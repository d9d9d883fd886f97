import type { InferSelectModel } from "drizzle-orm";
import type { OrderPaymentStatus } from "../../../contract/order";
import type { orderItems, orders } from "../../../db/tables/orders";
import type { ActorKind } from "./transitions";

export type OrderRow = InferSelectModel<typeof orders>;
export type ItemRow = InferSelectModel<typeof orderItems>;

/** Who moves an order; a person by their id. */
export interface Actor {
  actor: ActorKind;
  id: string | null;
}

/** What a step says besides its name. */
export interface Details {
  /** For the event log; staff's words, or a word of the shop's own. */
  reason?: string | undefined;
  /** Storage units that were given back. */
  amount?: number;
  /** All that was paid has been given back. */
  allRefunded?: boolean;
  /** Pieces that had been sent are back in the store. */
  cameBack?: boolean;
  carrier?: string;
  tracking?: string | undefined;
  /** Where the carrier shows the parcel. */
  trackingUrl?: string | undefined;
}

/** What guards check by; the order's row is locked. */
export interface TransitionContext {
  order: OrderRow;
  items: readonly ItemRow[];
  by: Actor;
  now: Date;
  details: Details;
}

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
  /** The shopper says so only of the whole order; staff may call a part the whole. */
  whole_or_staff: ({ order, by }) => order.state === "shipped" || by.actor === "staff",
} as const satisfies Record<string, (context: TransitionContext) => boolean>;

export type GuardName = keyof typeof guards;
