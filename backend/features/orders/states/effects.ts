import { notifyOwner } from "../notifications/notify-owner";
import { notifyOwnerOfReview } from "../notifications/notify-owner-of-review";
import { arrive, settleReturn } from "./effects/fulfilment";
import {
  collectCod,
  dropCod,
  dropUncaptured,
  numberInvoice,
  releaseCoupon,
  settleReview,
  useCoupon,
} from "./effects/money";
import { countAsSold, countAsUnsold, releaseStock, restock, takeStock } from "./effects/stock";
import type { Effect } from "./types";

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
  settle_return: settleReturn,
  count_sold: countAsSold,
  count_unsold: countAsUnsold,
  stamp_paid: async (_services, _q, { now }) => ({ paidAt: now }),
  number_invoice: numberInvoice,
  notify_owner: notifyOwner("owner.new_order"),
  notify_owner_review: notifyOwnerOfReview,
  notify_owner_return: notifyOwner("owner.return_requested"),
} as const satisfies Record<string, Effect>;

export type EffectName = keyof typeof effects;
