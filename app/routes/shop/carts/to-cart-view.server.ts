import type { Cart, CartLine } from "#backend/contract/cart";
import { toLineView } from "~/features/cart/line-view.server";
import { sayNotices } from "~/features/cart/say-notices.server";
import { toTotalsView } from "~/features/cart/totals-view.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { sayCoupon } from "./say-coupon.server";

type Texts = Pick<RequestContext, "lang" | "t">;

/** A cart as its page shows it. */
export type CartView = ReturnType<typeof toCartView>;

/** A cart as its page shows it; amounts and counts are printed on the server, once. */
export function toCartView(cart: Cart, ctx: Texts) {
  const { lang, t } = ctx;
  return {
    count: t("cart.count", { count: cart.count, n: formatsFor(lang).number(cart.count) }),
    lines: cart.lines.map((line) => toLineView(line, ctx)),
    later: cart.later.map((line) => toLineView(line, ctx)),
    /** Lines that are not as they were when they were added. */
    changes: cart.lines
      .filter(({ notices }) => notices.length > 0)
      .map((line) => toChange(line, ctx)),
    coupon: cart.coupon ? { ...sayCoupon(cart.coupon, ctx), code: cart.coupon.code } : undefined,
    totals: toTotalsView(cart.totals, ctx, isFree(cart) ? t("totals.shipping_free") : undefined),
    freeShipping: toFreeShipping(cart, ctx),
    canOrder: cart.can_order,
  };
}

export type ChangeView = ReturnType<typeof toChange>;

function toChange(line: CartLine, ctx: Texts) {
  const canStay = line.price !== null && line.max_qty > 0 && line.stock !== "out";
  return {
    variant: line.variant_id,
    name: line.product.name,
    texts: sayNotices(line, ctx),
    /** The count that accepting it leaves; none where only removing helps. */
    accept: canStay ? Math.min(line.qty, line.max_qty) : undefined,
    /** The price that accepting it accepts, in the currency's storage unit. */
    seen: line.price?.amount,
  };
}

/** Some way costs nothing: the row says so rather than "at checkout", beside words that say it is free. */
const isFree = ({ free_shipping }: Cart) => free_shipping?.missing.amount === 0;

function toFreeShipping({ free_shipping: offer }: Cart, { lang, t }: Texts) {
  if (!offer) return undefined;
  const { from, missing } = offer;
  if (missing.amount === 0) return { text: t("free_shipping.reached"), percent: 100 };
  const amount = formatsFor(lang).money(missing);
  const percent = Math.floor((100 * (from.amount - missing.amount)) / from.amount);
  return { text: t("free_shipping.missing", { amount }), percent };
}
