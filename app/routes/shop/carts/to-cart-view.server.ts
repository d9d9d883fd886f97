import type { Cart, CartLine } from "#backend/contract/cart";
import { lineAddress } from "~/features/cart/line-address";
import { toTotalsView } from "~/features/cart/totals-view.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import type { CartView, ChangeView, LineView } from "./cart-view";
import { sayCoupon } from "./say-coupon.server";
import { sayNotices } from "./say-notices.server";

type Texts = Pick<RequestContext, "lang" | "t">;

export function toCartView(cart: Cart, ctx: Texts): CartView {
  const { lang, t } = ctx;
  return {
    count: t("cart.count", { count: cart.count, n: formatsFor(lang).number(cart.count) }),
    lines: cart.lines.map((line) => toLineView(line, ctx)),
    later: cart.later.map((line) => toLineView(line, ctx)),
    changes: cart.lines
      .filter(({ notices }) => notices.length > 0)
      .map((line) => toChange(line, ctx)),
    coupon: cart.coupon ? { ...sayCoupon(cart.coupon, ctx), code: cart.coupon.code } : undefined,
    totals: toTotalsView(cart.totals, ctx),
    freeShipping: toFreeShipping(cart, ctx),
    canOrder: cart.can_order,
  };
}

function toLineView(line: CartLine, ctx: Texts): LineView {
  const { money, number } = formatsFor(ctx.lang);
  const { product, price, qty, left } = line;
  const view: LineView = {
    variant: line.variant_id,
    name: product.name,
    to: lineAddress(ctx.lang, line),
    options: line.options.map(({ name, value }) => [name, value]),
    qty,
    printed: number(qty),
    max: line.max_qty,
    notices: sayNotices(line, ctx),
    canBuy: line.stock !== "out" && price !== null,
  };
  if (product.image) view.picture = { url: product.image.url, tint: product.image.tint };
  if (line.total) view.total = money(line.total);
  if (price && qty > 1) view.each = ctx.t("cart.each", { price: money(price) });
  if (price?.compare_at) {
    view.was = money({ amount: price.compare_at * qty, currency: price.currency });
  }
  if (line.stock === "low" && left !== null) {
    view.left = ctx.t("stock.left", { count: left, n: number(left) });
  }
  return view;
}

function toChange(line: CartLine, ctx: Texts): ChangeView {
  const canStay = line.price !== null && line.max_qty > 0 && line.stock !== "out";
  return {
    variant: line.variant_id,
    name: line.product.name,
    texts: sayNotices(line, ctx),
    accept: canStay ? Math.min(line.qty, line.max_qty) : undefined,
    seen: line.price?.amount,
  };
}

function toFreeShipping({ free_shipping: offer }: Cart, { lang, t }: Texts) {
  if (!offer) return undefined;
  const { from, missing } = offer;
  if (missing.amount === 0) return { text: t("free_shipping.reached"), percent: 100 };
  const amount = formatsFor(lang).money(missing);
  const percent = Math.floor((100 * (from.amount - missing.amount)) / from.amount);
  return { text: t("free_shipping.missing", { amount }), percent };
}
