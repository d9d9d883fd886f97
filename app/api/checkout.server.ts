import {
  type CheckoutChoice,
  checkout,
  type PlaceOrder,
  placedOrder,
} from "#backend/contract/checkout";
import type { Door } from "./door.server";

/** GET user/checkout */
export function getCheckout(door: Door) {
  return door.get("user/checkout", checkout);
}

/** POST user/checkout: any part of the choice. */
export function chooseInCheckout(door: Door, choice: CheckoutChoice) {
  return door.post("user/checkout", checkout, choice);
}

/** POST user/orders: makes the cart an order and starts its payment. */
export function placeOrder(door: Door, order: PlaceOrder) {
  return door.post("user/orders", placedOrder, order);
}
