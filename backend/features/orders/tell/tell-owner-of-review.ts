import type { Effect } from "../states/effects/effects";
import { tellOwner } from "./tell-owner";

const ofMoney = tellOwner("owner.payment_review");
const ofNothing = tellOwner("owner.payment_uncaptured");

/** A payment needs a decision; of one that no bank captured the owner learns that there is no money. */
export const tellOwnerOfReview: Effect = (services, q, facts) =>
  (facts.details.reason === "payment.uncaptured" ? ofNothing : ofMoney)(services, q, facts);
