import type { GatewayId, PaymentStatus } from "../../contract/payment";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { lockOrder } from "../orders/states/lock-order";
import { checkPayment } from "./check-payment";
import { GatewayRefused, GatewayUnreachable } from "./gateways/http-client";
import { hasArrived, isOpen, lockPayment, type PaymentRow } from "./payment-row";
import { endPayment } from "./settle-payment";
import { isStarting } from "./start-turn";

/**
 * Deals with the open attempt that stands in the way of a new one: null once it is over, else the attempt
 * that counts instead (it was paid after all, or it leads to the same gateway and can still be paid there).
 * Throws `payment.pending` while nobody can say or close it.
 */
export async function resolveOpenAttempt(
  services: Services,
  existing: PaymentRow,
  wanted: GatewayId,
): Promise<PaymentRow | null> {
  if (existing.authority === null) return resolveUnreached(services, existing);
  const checked = await checkPayment(services, existing, "unknown");
  if (!isOpen(checked)) return hasArrived(checked) ? checked : null;
  if (await isClosed(services, checked)) {
    await end(services, checked, "expired");
    return null;
  }
  // What can't be closed any more may have been paid a moment ago.
  const last = await checkPayment(services, checked, "unknown");
  if (hasArrived(last) || (last.gateway === wanted && last.redirectUrl)) return last;
  throw new ApiError("payment.pending");
}

/** Its start never got through to the gateway, or is just on its way there. */
async function resolveUnreached(services: Services, payment: PaymentRow): Promise<null> {
  if (isStarting(payment, services.clock.now())) throw new ApiError("payment.pending");
  await end(services, payment, "failed");
  return null;
}

/** Whether it can't be paid any more: its time is over, or the gateway closed it just now. */
async function isClosed(services: Services, payment: PaymentRow): Promise<boolean> {
  const { authority, expiresAt } = payment;
  const gateway = services.gateways.get(payment.gateway);
  if (!gateway || !authority) return true;
  if (!gateway.abandon) return expiresAt !== null && expiresAt <= services.clock.now();
  try {
    const { abandoned } = await gateway.abandon(authority);
    return abandoned;
  } catch (error) {
    if (error instanceof GatewayUnreachable || error instanceof GatewayRefused) return false;
    throw error;
  }
}

async function end(
  { database }: Services,
  { id, orderId }: PaymentRow,
  status: Extract<PaymentStatus, "failed" | "expired">,
): Promise<void> {
  await database.transaction(async (q) => {
    await lockOrder(q, orderId);
    const payment = await lockPayment(q, id);
    if (isOpen(payment)) await endPayment(q, payment, status);
  });
}
