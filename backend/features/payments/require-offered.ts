import { eq } from "drizzle-orm";
import type { GatewayId } from "../../contract/payment";
import type { Query } from "../../db/database";
import { shippingMethods } from "../../db/tables/checkouts";
import type { orders } from "../../db/tables/orders";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { cashRefusal } from "../orders/holding/cash-refusal";
import { availableGateways } from "./available-gateways";

type Order = Pick<
  typeof orders.$inferSelect,
  "id" | "userId" | "currency" | "shipping" | "address"
>;

/** Refuses a way to pay that this order can't be paid by: `payment.not_offered`. */
export async function requireOffered(
  services: Pick<Services, "gateways" | "holdingLimits">,
  q: Query,
  order: Order,
  gateway: GatewayId,
): Promise<void> {
  const offered = await offeredGateways(services, q, order);
  if (!offered.some((one) => one.gateway === gateway)) throw new ApiError("payment.not_offered");
}

/**
 * The ways to pay an order: those of its currency, cash only where its parcel is handed over for it and its
 * owner may pay so.
 */
export async function offeredGateways(
  services: Pick<Services, "gateways" | "holdingLimits">,
  q: Query,
  { id: orderId, userId, currency, shipping, address }: Order,
) {
  const [method] = await q
    .select({ codAllowed: shippingMethods.codAllowed })
    .from(shippingMethods)
    .where(eq(shippingMethods.code, shipping.code));
  const isTaken = method?.codAllowed.includes(address.iso2) ?? false;
  const takesCash = isTaken && !(await cashRefusal(q, services.holdingLimits, { userId, orderId }));
  return availableGateways(services, currency).filter(
    ({ gateway }) => gateway !== "cod" || takesCash,
  );
}
