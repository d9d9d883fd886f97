import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Checkout, CheckoutStep } from "#backend/contract/checkout";
import { getCheckout } from "~/api/checkout.server";
import { loadWaitingOrder } from "~/features/orders/waiting-order.server";
import type { MessageKey } from "~/i18n/messages/en";
import type { RequestContext } from "~/request/context.server";
import { requireUser } from "~/request/require-user.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { orderPath } from "~/sitemap/account-paths";
import { cartsPath } from "~/sitemap/paths";
import { checkoutSteps, nextPath, stepPath } from "./steps";

const checkouts = new WeakMap<RequestContext, Promise<Checkout>>();

/** The reader's checkout, asked for once per request: the frame and the step share it. */
export function currentCheckout(ctx: RequestContext): Promise<Checkout> {
  const known = checkouts.get(ctx);
  if (known) return known;
  const asking = getCheckout(ctx.api).catch(asPage(ctx));
  checkouts.set(ctx, asking);
  return asking;
}

/**
 * Opens a step of the checkout. It needs a login, and a cart that can be ordered; a step whose turn has not
 * come leads to the first one without an answer.
 */
export async function openCheckout(args: LoaderFunctionArgs, step: CheckoutStep) {
  const ctx = await requireUser(args);
  const checkout = await currentCheckout(ctx);
  await requireOrderable(ctx, checkout);
  const next = nextPath(ctx.lang, checkout);
  const isEarly = checkoutSteps.indexOf(step) > checkoutSteps.indexOf(checkout.next);
  if (isEarly && next !== stepPath(ctx.lang, step)) throw redirectTo(ctx, next, { status: 302 });
  return { ctx, checkout };
}

/**
 * Sends a cart that can't be ordered back to its page, which says why; one that has become an order which waits to be paid,
 * as when somebody goes back from the bank, to that order.
 */
export async function requireOrderable(
  ctx: RequestContext,
  { cart, takes_orders }: Checkout,
): Promise<void> {
  if (cart.can_order && takes_orders) return;
  const key = reasonOf(cart, takes_orders);
  const waiting = key === "checkout.empty" ? await loadWaitingOrder(ctx) : null;
  throw waiting
    ? leadTo(ctx, orderPath(waiting.number), "checkout.order_waits")
    : leadTo(ctx, cartsPath(ctx.lang), key);
}

function leadTo(ctx: RequestContext, path: string, key: MessageKey) {
  return redirectTo(ctx, path, { status: 302, flash: { type: "warning", key } });
}

function reasonOf({ can_order, lines }: Checkout["cart"], takesOrders: boolean) {
  if (!takesOrders) return "order.no_seller";
  return lines.length === 0 && !can_order ? "checkout.empty" : "checkout.cart_first";
}
