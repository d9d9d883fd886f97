import { expect, it } from "vitest";
import type { Checkout } from "#backend/contract/checkout";
import { fakeContext, fakeRequest } from "~/request/context.fixture";
import { getContext } from "~/request/context.server";
import { requireOrderable } from "./open-checkout.server";

/** Where a checkout leads away to, and with which message; null where it may go on. */
async function leadAway(canOrder: boolean, takesOrders: boolean) {
  const ctx = await getContext({
    request: fakeRequest("/fa/checkout"),
    context: fakeContext().context,
  });
  const cart = { can_order: canOrder, lines: canOrder ? [{}] : [] };
  try {
    await requireOrderable(ctx, { cart, takes_orders: takesOrders } as unknown as Checkout);
    return null;
  } catch (response) {
    if (!(response instanceof Response)) throw response;
    const cookie = decodeURIComponent(response.headers.get("Set-Cookie") ?? "");
    return [response.headers.get("Location"), /"key":"([^"]+)"/.exec(cookie)?.[1]];
  }
}

it.each([
  [true, true, null],
  [true, false, ["/fa/carts", "order.no_seller"]],
  [false, false, ["/fa/carts", "order.no_seller"]],
  [false, true, ["/fa/carts", "checkout.empty"]],
])("a cart that can be ordered: %s, a shop that takes orders: %s", async (cart, ctx, away) => {
  expect(await leadAway(cart, ctx)).toEqual(away);
});
