/** What the states of orders are made of; guards, effects and the table of transitions know these and not each other. */
import type { InferSelectModel } from "drizzle-orm";
import type { Query } from "../../../db/database";
import type { orderItems, orders } from "../../../db/tables/orders";
import type { Services } from "../../../services";

/** Who moves an order: its owner, somebody of the shop, a gateway's verified answer, the clock. */
export type ActorKind = "shopper" | "staff" | "gateway" | "job";

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
  /** The return whose money this is. */
  returnRequestId?: string | undefined;
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
