import { type CartSync, cart, cartChange } from "#backend/contract/cart";
import type { ApiClient } from "./client/api-client.server";

/** GET user/carts: the user's cart, else the visitor's; an empty one for who has none. */
export function getCart(api: ApiClient) {
  return api.get("user/carts", cart);
}

/** POST user/carts/sync: any number of changes in order; a visitor's first one brings the cart's token (decisions 10, 11). */
export async function changeCart(api: ApiClient, sync: CartSync) {
  const change = await api.post("user/carts/sync", cartChange, sync);
  api.setGuest("cart", change.guest);
  return change;
}
