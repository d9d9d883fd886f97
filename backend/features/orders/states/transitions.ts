import type { FulfilmentStatus, OrderPaymentStatus, OrderState } from "../../../contract/order";
import type { MessageKind } from "../../messages/kinds";
import type { EffectName } from "./effects";
import type { GuardName } from "./guards";
import type { ActorKind } from "./types";

/** One row of the state machine (domain 4.7). */
export interface Transition {
  /** What is done; several rows of a step differ in where it starts or in what has to hold. */
  step: string;
  from: readonly OrderState[];
  to: OrderState;
  by: readonly ActorKind[];
  /** All have to hold. */
  if?: readonly GuardName[];
  /** The axis of the money, where it moves. */
  payment?: OrderPaymentStatus;
  /** The axis of the goods, where it moves. */
  fulfilment?: FulfilmentStatus;
  /** In the order in which rows are locked: payments, variants, coupon, numbers. */
  effects?: readonly EffectName[];
  /** What the shopper hears. */
  notifies?: MessageKind;
}

/**
 * Every way that an order can go (domain 4.7): what is not here can't happen. Of the rows that fit, the
 * first counts.
 */
export const transitions = [
  {
    step: "pay",
    from: ["awaiting_payment"],
    to: "paid",
    by: ["gateway"],
    payment: "paid",
    effects: ["take_stock", "count_sold", "stamp_paid", "number_invoice", "notify_owner"],
    notifies: "order.paid",
  },
  {
    step: "place_cod",
    from: ["awaiting_payment"],
    to: "processing",
    by: ["gateway"],
    payment: "cod_due",
    effects: ["take_stock", "notify_owner"],
    notifies: "order.placed_cod",
  },
  {
    step: "hold",
    from: ["awaiting_payment", "canceled", "expired"],
    to: "payment_review",
    by: ["gateway"],
    if: ["never_paid"],
    payment: "review",
    fulfilment: "none",
    effects: ["notify_owner_review"],
    notifies: "order.review",
  },
  {
    step: "accept",
    from: ["payment_review"],
    to: "paid",
    by: ["staff"],
    payment: "paid",
    effects: [
      "settle_review",
      "take_stock",
      "use_coupon",
      "count_sold",
      "stamp_paid",
      "number_invoice",
    ],
    notifies: "order.paid",
  },
  {
    step: "process",
    from: ["paid"],
    to: "processing",
    by: ["staff"],
    fulfilment: "processing",
    notifies: "order.processing",
  },
  {
    step: "process",
    from: ["processing"],
    to: "processing",
    by: ["staff"],
    if: ["not_begun"],
    fulfilment: "processing",
    notifies: "order.processing",
  },
  {
    step: "ship",
    from: ["processing", "partially_shipped"],
    to: "shipped",
    by: ["staff"],
    if: ["all_shipped"],
    fulfilment: "shipped",
    notifies: "order.shipped",
  },
  {
    step: "ship",
    from: ["processing", "partially_shipped"],
    to: "partially_shipped",
    by: ["staff"],
    fulfilment: "partially_shipped",
    notifies: "order.shipped",
  },
  {
    step: "deliver",
    from: ["shipped", "partially_shipped"],
    to: "delivered",
    by: ["staff"],
    if: ["cod_due"],
    payment: "paid",
    fulfilment: "delivered",
    effects: ["collect_cod", "arrive", "count_sold", "stamp_paid", "number_invoice"],
    notifies: "order.delivered",
  },
  {
    step: "deliver",
    from: ["shipped", "partially_shipped"],
    to: "delivered",
    by: ["staff", "shopper"],
    if: ["whole_or_staff"],
    fulfilment: "delivered",
    effects: ["arrive"],
    notifies: "order.delivered",
  },
  {
    step: "collect",
    from: ["delivered"],
    to: "delivered",
    by: ["staff"],
    if: ["cod_due"],
    payment: "paid",
    effects: ["collect_cod", "count_sold", "stamp_paid", "number_invoice"],
  },
  {
    step: "request_return",
    from: ["delivered"],
    to: "return_requested",
    by: ["shopper", "staff"],
    if: ["not_cod_due"],
    effects: ["notify_owner_return"],
    notifies: "order.return_requested",
  },
  {
    step: "approve_return",
    from: ["return_requested"],
    to: "return_requested",
    by: ["staff"],
    notifies: "order.return_approved",
  },
  {
    step: "reject_return",
    from: ["return_requested"],
    to: "delivered",
    by: ["staff"],
    notifies: "order.return_rejected",
  },
  {
    step: "receive_return",
    from: ["return_requested"],
    to: "returned",
    by: ["staff"],
    if: ["all_returned"],
    fulfilment: "returned",
    notifies: "order.returned",
  },
  {
    step: "receive_return",
    from: ["return_requested"],
    to: "returned",
    by: ["staff"],
    fulfilment: "partially_returned",
    notifies: "order.returned",
  },
  {
    step: "complete",
    from: ["delivered"],
    to: "completed",
    by: ["job", "staff"],
    if: ["not_cod_due"],
    notifies: "order.completed",
  },
  {
    step: "cancel",
    from: ["awaiting_payment"],
    to: "canceled",
    by: ["shopper", "staff"],
    payment: "canceled",
    fulfilment: "canceled",
    effects: ["release_stock", "release_coupon"],
    notifies: "order.canceled",
  },
  {
    step: "cancel",
    from: ["payment_review"],
    to: "canceled",
    by: ["staff"],
    fulfilment: "canceled",
    effects: ["drop_uncaptured", "release_stock", "release_coupon"],
    notifies: "order.canceled",
  },
  {
    step: "cancel",
    from: ["processing"],
    to: "canceled",
    by: ["shopper", "staff"],
    if: ["cod_due", "not_begun"],
    payment: "canceled",
    fulfilment: "canceled",
    effects: ["drop_cod", "restock", "release_coupon"],
    notifies: "order.canceled",
  },
  {
    step: "cancel",
    from: ["processing", "partially_shipped", "shipped", "delivered"],
    to: "canceled",
    by: ["staff"],
    if: ["cod_due"],
    payment: "canceled",
    fulfilment: "canceled",
    effects: ["drop_cod", "restock", "release_coupon"],
    notifies: "order.canceled",
  },
  {
    step: "cancel",
    from: ["paid"],
    to: "canceled",
    by: ["shopper", "staff"],
    fulfilment: "canceled",
    effects: ["restock", "release_coupon", "count_unsold"],
    notifies: "order.canceled",
  },
  {
    step: "cancel",
    from: ["processing", "partially_shipped", "shipped"],
    to: "canceled",
    by: ["staff"],
    fulfilment: "canceled",
    effects: ["restock", "release_coupon", "count_unsold"],
    notifies: "order.canceled",
  },
  {
    step: "expire",
    from: ["awaiting_payment"],
    to: "expired",
    by: ["job"],
    if: ["overdue"],
    payment: "expired",
    fulfilment: "canceled",
    effects: ["release_stock", "release_coupon"],
    notifies: "order.expired",
  },
  {
    step: "refund",
    from: ["returned"],
    to: "refunded",
    by: ["staff", "gateway", "job"],
    if: ["of_return", "all_returned"],
    effects: ["settle_return"],
    notifies: "order.refunded",
  },
  {
    step: "refund",
    from: ["returned"],
    to: "delivered",
    by: ["staff", "gateway", "job"],
    if: ["of_return"],
    effects: ["settle_return"],
    notifies: "order.refunded",
  },
  {
    step: "refund",
    from: ["canceled", "delivered", "completed"],
    to: "refunded",
    by: ["staff", "gateway", "job"],
    if: ["all_refunded"],
    notifies: "order.refunded",
  },
] as const satisfies readonly Transition[];

export type TransitionName = (typeof transitions)[number]["step"];
