import { currencies, type LanguageCode, languages } from "../../contract/languages";
import type { Money } from "../../contract/money";
import { formatMoney } from "../languages/format-money";
import { formatCount, formatPercent } from "../languages/format-number";
import { speak } from "../languages/language";
import { addressLines } from "./address-lines";
import { fill } from "./fill";
import { isolate } from "./isolate";
import type { ToldOrder } from "./read-orders";
import type { OrderLabels } from "./texts/shape";

/** An order in a mail: texts of the language, each in its own direction. */
export interface OrderSummary {
  title: string;
  items: { name: string; options: string; amount: string }[];
  /** How many items more there are; null where all are listed. */
  more: string | null;
  sums: { name: string; amount: string; isTotal?: boolean }[];
  addressTitle: string;
  address: string[];
}

/** An order may have a hundred lines; a mail stays short enough for mail programs to show it whole. */
const maxItems = 20;

export function summarizeOrder(
  { order, items }: ToldOrder,
  lang: LanguageCode,
  labels: OrderLabels,
): OrderSummary {
  const say = (amount: Money) => isolate(formatMoney(amount, lang), lang);
  const own = (text: string | null) => isolate(text ?? "", lang);
  const listed = items.slice(0, items.length > maxItems ? maxItems : undefined);
  const rest = items.length - listed.length;
  return {
    title: labels.items,
    items: listed.map(({ name, sku, options, qty, total }) => ({
      name: `${formatCount(qty, lang)} × ${own(speak(name, lang) ?? sku)}`,
      options: options
        .map((option) => `${own(speak(option.name, lang))}: ${own(speak(option.value, lang))}`)
        .join(languages[lang].comma),
      amount: say({ amount: total, currency: order.currency }),
    })),
    more: rest > 0 ? fill(labels.more, { count: formatCount(rest, lang) }) : null,
    sums: sumsOf(order, lang, labels),
    addressTitle: labels.address,
    address: addressLines(order.address, lang, labels),
  };
}

function sumsOf(
  { totals, shipping, couponCode }: ToldOrder["order"],
  lang: LanguageCode,
  labels: OrderLabels,
): OrderSummary["sums"] {
  const say = (amount: Money) => isolate(formatMoney(amount, lang), lang);
  const less = (name: string, { amount, currency }: Money) =>
    amount > 0 ? [{ name, amount: say({ amount: -amount, currency }) }] : [];
  const way = isolate(speak(shipping.name, lang) ?? shipping.code, lang);
  const coupon = [labels.coupon, couponCode && isolate(couponCode, lang)].filter(Boolean).join(" ");
  return [
    { name: labels.products, amount: say(totals.items) },
    ...less(labels.discount, totals.item_discount),
    ...less(coupon, totals.coupon_discount),
    {
      name: fill(labels.shipping, { name: way }) ?? "",
      amount: totals.shipping?.amount ? say(totals.shipping) : labels.free,
    },
    { name: labels.payable, amount: say(totals.payable), isTotal: true },
    ...totals.tax
      .filter(({ amount }) => amount.amount > 0)
      .map(({ rate, amount }) => ({
        name: fill(labels.tax, { percent: formatPercent(rate, lang) }) ?? "",
        amount: say(whole(amount)),
      })),
  ];
}

/** A part of a sum has rials that no price has; it is told in whole tomans. */
function whole({ amount, currency }: Money): Money {
  const step = currencies[currency].step;
  return { amount: Math.round(amount / step) * step, currency };
}
