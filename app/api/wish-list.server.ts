import {
  cartChange,
  type WishEntry,
  type WishMove,
  wishChange,
  wishList,
} from "#backend/contract/cart";
import type { Door } from "./door.server";

/** GET user/wish-list: the user's, else the visitor's; the newest first. */
export function getWishList(door: Door) {
  return door.get("user/wish-list", wishList);
}

/** POST user/wish-list; a visitor's first one brings the list's token (decisions 10). */
export async function addWish(door: Door, entry: WishEntry) {
  const change = await door.post("user/wish-list", wishChange, entry);
  door.keepGuest("wish", change.guest);
  return change;
}

/** DELETE user/wish-list/{product_id} */
export function removeWish(door: Door, productId: number) {
  return door.delete(`user/wish-list/${productId}`, wishChange);
}

/** POST user/wish-list/{product_id}/move: into the cart and off the list. */
export async function moveWishToCart(door: Door, productId: number, move: WishMove) {
  const change = await door.post(`user/wish-list/${productId}/move`, cartChange, move);
  door.keepGuest("cart", change.guest);
  return change;
}
