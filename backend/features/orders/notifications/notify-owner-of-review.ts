import type { Effect } from "../states/types";
import { notifyOwner } from "./notify-owner";

const ofMoney = notifyOwner("owner.payment_review");
const ofNothing = notifyOwner("owner.payment_uncaptured");

/** A payment needs a decision; of one that no bank captured the owner learns that there is no money. */
export const notifyOwnerOfReview: Effect = (services, q, context) =>
  (context.details.reason === "payment.uncaptured" ? ofNothing : ofMoney)(services, q, context);
