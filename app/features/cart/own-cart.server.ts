import type { Cart } from "#backend/contract/cart";
import { getCart } from "~/api/cart.server";
import type { Shop } from "~/request/shop.server";

const carts = new WeakMap<Shop, Promise<Cart>>();

/** The reader's cart, asked for once per request: the header and the cart's page share it. */
export function ownCart(shop: Shop): Promise<Cart> {
  const known = carts.get(shop);
  if (known) return known;
  const asking = getCart(shop.door);
  carts.set(shop, asking);
  return asking;
}
