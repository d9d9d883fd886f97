import { eq } from "drizzle-orm";
import type { GatewayId } from "../../contract/payment";
import type { Query } from "../../db/database";
import { shippingMethods } from "../../db/tables/checkouts";
import type { orders } from "../../db/tables/orders";
import { CallError } from "../../http/errors";
import type { Services } from "../../services";
import { availableGateways } from "./available-gateways";

type Order = Pick<typeof orders.$inferSelect, "currency" | "shipping" | "address">;

/** Refuses a way to pay that this order can't be paid by: `payment.not_offered`. */
export async function requireOffered(
  services: Pick<Services, "gateways">,
  q: Query,
  order: Order,
  gateway: GatewayId,
): Promise<void> {
  const offered = await offeredGateways(services, q, order);
  if (!offered.some((one) => one.gateway === gateway)) throw new CallError("payment.not_offered");
}

/** The ways to pay an order: those of its currency, cash only where its parcel is handed over for it. */
export async function offeredGateways(
  services: Pick<Services, "gateways">,
  q: Query,
  { currency, shipping, address }: Order,
) {
  const [method] = await q
    .select({ codAllowed: shippingMethods.codAllowed })
    .from(shippingMethods)
    .where(eq(shippingMethods.code, shipping.code));
  const takesCash = method?.codAllowed.includes(address.iso2) ?? false;
  return availableGateways(services, currency).filter(
    ({ gateway }) => gateway !== "cod" || takesCash,
  );
}
