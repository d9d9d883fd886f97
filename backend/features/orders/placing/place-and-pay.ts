import type { z } from "zod";
import type { placedOrder } from "../../../contract/checkout";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { startOpened, startPayment } from "../../payments/start-payment";
import type { Placing } from "./draft-order";
import { type Placed, placeOrder } from "./place-order";

/**
 * POST user/orders: places the order, then, outside of its transaction, starts the payment. Doing it again
 * with the same `op_id` answers the same order and the same payment. An order whose payment can't begin is
 * placed all the same, and waits on its page.
 */
export async function placeAndPay(
  services: Services,
  placing: Placing,
): Promise<z.input<typeof placedOrder>> {
  const placed = await placeOrder(services, placing);
  return { number: placed.order.number, payment: await begin(services, placed, placing.opId) };
}

async function begin(services: Services, { order, opened }: Placed, opId: string) {
  if (order.payable === 0) return null;
  const { id: orderId, number, gateway, lang } = order;
  try {
    if (!opened) return await startPayment(services, { orderId, gateway, opId, lang });
    const { attempt, placedAt, reader } = opened;
    const { email = null, phone = null } = reader ?? {};
    return await startOpened(services, attempt, lang, { number, placedAt, email, phone });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    services.log.warn({ err: error, order: number }, "a payment did not begin");
    return null;
  }
}
