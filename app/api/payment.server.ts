import { paymentOptions } from "#backend/contract/checkout";
import { type NewPayment, paymentResult, startedPayment } from "#backend/contract/payment";
import type { Door } from "./door.server";

/** GET payment/{refId}: the stored truth; the receipt for its owner alone (R-ROUTE-10). */
export function getPaymentResult(door: Door, refId: string) {
  return door.get(`payment/${encodeURIComponent(refId)}`, paymentResult);
}

const pathOf = (number: string) => `user/orders/${encodeURIComponent(number)}/payments`;

/** GET user/orders/{number}/payments: the ways to pay an order that waits for its money; none for any other. */
export function getWaysToPay(door: Door, number: string) {
  return door.get(pathOf(number), paymentOptions);
}

/** POST user/orders/{number}/payments: another attempt while the order waits. */
export function payOrder(door: Door, number: string, wanted: NewPayment) {
  return door.post(pathOf(number), startedPayment, wanted);
}
