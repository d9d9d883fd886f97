import type { Totals } from "#backend/contract/money";
import { formatsFor } from "~/i18n/format";
import type { PageWords } from "~/request/context.server";
import type { TotalsView } from "./totals";

/**
 * What a cart or an order comes to, printed. Rows that come to nothing are left out; of shipping that nobody
 * knows yet it is told when it will be (`shippingLater`), and tax stands below, as it is a part of what is to pay (decisions 16).
 */
export function toTotalsView(
  totals: Totals,
  { display, lang, t }: PageWords,
  shippingLater: string = t("totals.shipping_later"),
): TotalsView {
  const { money, percent } = formatsFor(lang, display);
  const { items, item_discount, coupon_discount, shipping, tax, payable } = totals;
  const less = ({ amount, currency }: Totals["items"]) => money({ amount: -amount, currency });
  const rows: TotalsView["rows"] = [{ name: t("totals.items"), amount: money(items) }];
  if (item_discount.amount > 0) {
    rows.push({ name: t("totals.discount"), amount: less(item_discount), isGain: true });
  }
  if (coupon_discount.amount > 0) {
    rows.push({ name: t("totals.coupon"), amount: less(coupon_discount), isGain: true });
  }
  const free = shipping?.amount === 0 ? t("totals.shipping_free") : undefined;
  const known = shipping ? (free ?? money(shipping)) : shippingLater;
  rows.push({ name: t("totals.shipping"), amount: known, isGain: Boolean(free) });
  return {
    rows,
    payable: money(payable),
    tax: tax
      .filter(({ amount }) => amount.amount > 0)
      .map(({ rate, amount }) => ({
        name: t("totals.tax", { percent: percent(rate) }),
        amount: money(whole(amount)),
      })),
  };
}

/** A part of a sum has rials that no price has; it is shown in whole tomans. */
function whole({ amount, currency }: Totals["payable"]): Totals["payable"] {
  return { amount: currency === "IRR" ? Math.round(amount / 10) * 10 : amount, currency };
}
