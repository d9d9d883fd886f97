import type { AdminOrder } from "#backend/contract/admin-order";
import { printable } from "../printable";
import type { Say } from "../say";
import { written } from "./amount";

/** Who ordered, where it goes, and how: what stands on a parcel. */
export function addressLines(order: AdminOrder, say: Say): string[] {
  const { address, customer, shipping, note } = order;
  const { name: method, code, from, to } = shipping;
  const place = [
    address.country.name,
    address.state?.name,
    address.city?.name ?? address.city_text,
  ];
  const door = [
    address.street,
    address.plate && say("order.plate", { value: address.plate }),
    address.unit && say("order.unit", { value: address.unit }),
  ];
  const by = [customer.name, customer.phone, customer.email];
  return [
    say("order.by", { who: joined(by) }),
    say("order.to", { who: joined([address.recipient_name, address.recipient_phone]) }),
    `    ${joined(place)}`,
    `    ${joined(door)}`,
    `    ${say("order.zip", { code: printable(address.zip_code) })}`,
    say("order.shipping", { method: printable(method), code, from, to }),
    ...(note ? [say("order.note", { note: printable(note) })] : []),
  ];
}

/** What it holds, a line each, with the options that were chosen. */
export function itemLines({ items }: AdminOrder): string[] {
  return items.map(({ qty, sku, name, options, unit_price, total, returned_qty }) => {
    const chosen = options.map((option) => `${option.name}: ${option.value}`).join(", ");
    const what = printable(chosen ? `${name} (${chosen})` : name);
    const back = returned_qty > 0 ? `  −${returned_qty}` : "";
    return `  ${qty} × ${sku}  ${what}  ${written(unit_price)}  ${written(total)}${back}`;
  });
}

/** What it comes to: items, what was taken off, the way, and the tax inside. */
export function totalLines({ totals, coupon }: AdminOrder, say: Say): string[] {
  const { items, item_discount, coupon_discount, shipping, tax, payable } = totals;
  const less = ({ amount, currency }: typeof payable) => written({ amount: -amount, currency });
  return [
    say("order.sum.items", { amount: written(items) }),
    item_discount.amount > 0 && say("order.sum.reduced", { amount: less(item_discount) }),
    coupon_discount.amount > 0 &&
      say("order.sum.coupon", { code: coupon ?? "", amount: less(coupon_discount) }),
    shipping && say("order.sum.shipping", { amount: written(shipping) }),
    say("order.sum.payable", { amount: written(payable) }),
    ...tax.map(({ rate, amount }) => say("order.sum.tax", { rate, amount: written(amount) })),
  ].filter((line): line is string => Boolean(line));
}

const joined = (parts: readonly (string | null | undefined)[]) =>
  parts
    .filter(Boolean)
    .map((part) => printable(part ?? ""))
    .join(", ");
