import type { Cart } from "#backend/contract/cart";
import { getCart } from "~/api/cart.server";
import type { RequestContext } from "~/request/context.server";

const carts = new WeakMap<RequestContext, Promise<Cart>>();

/** The reader's cart, asked for once per request: the header and the cart's page share it. */
export function currentCart(ctx: RequestContext): Promise<Cart> {
  const known = carts.get(ctx);
  if (known) return known;
  const asking = getCart(ctx.api);
  carts.set(ctx, asking);
  return asking;
}
