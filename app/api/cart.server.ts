import { type CartSync, cart, cartChange } from "#backend/contract/cart";
import type { Door } from "./door.server";

/** GET user/carts: the user's cart, else the visitor's; an empty one for who has none. */
export function getCart(door: Door) {
  return door.get("user/carts", cart);
}

/** POST user/carts/sync: any number of changes in order; a visitor's first one brings the cart's token (decisions 10, 11). */
export async function changeCart(door: Door, sync: CartSync) {
  const change = await door.post("user/carts/sync", cartChange, sync);
  door.keepGuest("cart", change.guest);
  return change;
}
