import { paymentOptions } from "#backend/contract/checkout";
import { type NewPayment, paymentResult, startedPayment } from "#backend/contract/payment";
import type { ApiClient } from "./client/api-client.server";

/** GET payment/{refId}: the stored truth; the receipt for its owner alone (R-ROUTE-10). */
export function getPaymentResult(api: ApiClient, refId: string) {
  return api.get(`payment/${encodeURIComponent(refId)}`, paymentResult);
}

const pathOf = (number: string) => `user/orders/${encodeURIComponent(number)}/payments`;

/** GET user/orders/{number}/payments: the ways to pay an order that waits for its money; none for any other. */
export function getPaymentOptions(api: ApiClient, number: string) {
  return api.get(pathOf(number), paymentOptions);
}

/** POST user/orders/{number}/payments: another attempt while the order waits. */
export function payOrder(api: ApiClient, number: string, wanted: NewPayment) {
  return api.post(pathOf(number), startedPayment, wanted);
}
