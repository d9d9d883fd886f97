import type { Query } from "../../../../db/database";
import type { Services } from "../../../../services";
import { notifyOwner } from "../../notifications/notify-owner";
import { notifyOwnerOfReview } from "../../notifications/notify-owner-of-review";
import type { OrderRow, TransitionContext } from "../guards";
import { releaseCoupon, useCoupon } from "./coupon-use";
import { arrive, settleReturns } from "./goods";
import { collectCod, dropCod, dropUncaptured, settleReview } from "./money";
import { numberInvoice } from "./number-invoice";
import { releaseStock } from "./release-stock";
import { restock } from "./restock";
import { countAsSold, countAsUnsold } from "./sold";
import { takeStock } from "./take-stock";

/** All that a step of an order needs of the shop besides its database. */
export type EffectServices = Pick<Services, "packageName">;

/** Columns that an effect gives the order besides its state. */
export type OrderPatch = Partial<
  Pick<OrderRow, "paidAt" | "deliveredAt" | "invoiceNo" | "paymentStatus">
>;

/** What a transition does in its transaction. */
export type Effect = (
  services: EffectServices,
  q: Query,
  context: TransitionContext,
) => Promise<OrderPatch | undefined>;

/** In the order in which rows are locked: payments, variants, coupon, numbers. */
export const effects = {
  settle_review: settleReview,
  drop_uncaptured: dropUncaptured,
  collect_cod: collectCod,
  drop_cod: dropCod,
  take_stock: takeStock,
  release_stock: releaseStock,
  restock,
  use_coupon: useCoupon,
  release_coupon: releaseCoupon,
  arrive,
  settle_returns: settleReturns,
  count_sold: countAsSold,
  count_unsold: countAsUnsold,
  stamp_paid: async (_services, _q, { now }) => ({ paidAt: now }),
  number_invoice: numberInvoice,
  notify_owner: notifyOwner("owner.new_order"),
  notify_owner_review: notifyOwnerOfReview,
  notify_owner_return: notifyOwner("owner.return_requested"),
} as const satisfies Record<string, Effect>;

export type EffectName = keyof typeof effects;
