import {
  cartChange,
  type WishEntry,
  type WishMove,
  wishChange,
  wishedCodes,
  wishList,
} from "#backend/contract/cart";
import type { Query } from "./client/address";
import type { ApiClient } from "./client/api-client.server";

/** GET user/wish-list: the user's, else the visitor's; the newest first. */
export function getWishList(api: ApiClient) {
  return api.get("user/wish-list", wishList);
}

/** GET user/wish-list/codes: which products stand on it, in the same order. */
export async function getWishedCodes(api: ApiClient): Promise<number[]> {
  return (await api.get("user/wish-list/codes", wishedCodes)).data;
}

/** GET user/wish-list?search=&sort=&dropped=1&page=&per_page= */
export function getWishes(api: ApiClient, query: Query) {
  return api.get("user/wish-list", wishList, query);
}

/** POST user/wish-list; a visitor's first one brings the list's token (decisions 10). */
export async function addWish(api: ApiClient, entry: WishEntry) {
  const change = await api.post("user/wish-list", wishChange, entry);
  api.setGuest("wish", change.guest);
  return change;
}

/** DELETE user/wish-list/{product_id} */
export function removeWish(api: ApiClient, productId: number) {
  return api.delete(`user/wish-list/${productId}`, wishChange);
}

/** POST user/wish-list/{product_id}/move: into the cart and off the list. */
export async function moveWishToCart(api: ApiClient, productId: number, move: WishMove) {
  const change = await api.post(`user/wish-list/${productId}/move`, cartChange, move);
  api.setGuest("cart", change.guest);
  return change;
}
