import {
  type CheckoutChoice,
  checkout,
  type PlaceOrderInput,
  placedOrder,
} from "#backend/contract/checkout";
import type { ApiClient } from "./client/api-client.server";

/** GET user/checkout */
export function getCheckout(api: ApiClient) {
  return api.get("user/checkout", checkout);
}

/** POST user/checkout: any part of the choice. */
export function chooseInCheckout(api: ApiClient, choice: CheckoutChoice) {
  return api.post("user/checkout", checkout, choice);
}

/** POST user/orders: makes the cart an order and starts its payment. */
export function placeOrder(api: ApiClient, order: PlaceOrderInput) {
  return api.post("user/orders", placedOrder, order);
}
