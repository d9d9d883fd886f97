import { currencies, type LanguageCode, languages } from "../../contract/languages";
import type { Money } from "../../contract/money";
import { formatDays } from "../languages/format-days";
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
  /** `picture` is the address of a small one; null where there is none. */
  items: { name: string; options: string; amount: string; picture: string | null }[];
  /** How many items more there are; null where all are listed. */
  more: string | null;
  sums: { name: string; amount: string; isTotal?: boolean }[];
  addressTitle: string;
  address: string[];
  /** On which days it should arrive; null where it is there, or won't come. */
  arrival: string | null;
}

/** As wide as the smallest picture that the shop serves. */
const pictureWidth = 300;

/** An order may have a hundred lines; a mail stays short enough for mail programs to show it whole. */
const maxItems = 20;

interface Telling {
  lang: LanguageCode;
  labels: OrderLabels;
  /** Origin of the pictures. */
  publicUrl: string;
  /** The order is still on its way. */
  isComing: boolean;
}

export function summarizeOrder(
  { order, items }: ToldOrder,
  { lang, labels, publicUrl, isComing }: Telling,
): OrderSummary {
  const say = (amount: Money) => isolate(formatMoney(amount, lang), lang);
  const own = (text: string | null) => isolate(text ?? "", lang);
  const listed = items.slice(0, items.length > maxItems ? maxItems : undefined);
  const rest = items.length - listed.length;
  return {
    title: labels.items,
    items: listed.map(({ name, sku, options, qty, total, image }) => ({
      picture: image && `${publicUrl}${image.url}?w=${pictureWidth}`,
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
    arrival: isComing
      ? fill(labels.arrives, { days: formatDays(order.shipping.from, order.shipping.to, lang) })
      : null,
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
