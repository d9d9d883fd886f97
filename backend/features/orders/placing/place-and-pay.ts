import type { z } from "zod";
import type { placedOrder } from "../../../contract/checkout";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { startPayment } from "../../payments/start-payment";
import { type PlacedRow, type Placing, placeOrder } from "./place-order";

/**
 * POST user/orders: places the order, then, outside of its transaction, starts the payment. Doing it again
 * with the same `op_id` answers the same order and the same payment. An order whose payment can't begin is
 * placed all the same, and waits on its page.
 */
export async function placeAndPay(
  services: Services,
  placing: Placing,
): Promise<z.input<typeof placedOrder>> {
  const order = await placeOrder(services, placing);
  return { number: order.number, payment: await begin(services, order, placing.opId) };
}

async function begin(services: Services, order: PlacedRow, opId: string) {
  if (order.payable === 0) return null;
  const { id: orderId, gateway, lang } = order;
  try {
    return await startPayment(services, { orderId, gateway, opId, lang });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    services.log.warn({ err: error, order: order.number }, "a payment did not begin");
    return null;
  }
}
