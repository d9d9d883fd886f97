import type { OrderSummary } from "./order-summary";
import type { Letter } from "./render-message";

/** A mail as plain text. Addresses are lines of their own, so that no word or mark sticks to them. */
export function mailText({ title, lines, code, order, button, shop, footer }: Letter): string {
  const parts = [
    title,
    code,
    ...lines,
    order && orderText(order),
    button && `${button.words}:\n${button.url}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n\n-- \n${shop.name}\n${shop.url}\n${footer}\n`;
}

function orderText(order: OrderSummary): string {
  const { title, items, more, sums, addressTitle, address, arrival } = order;
  const rows = items.map(({ name, options, amount }) => {
    return `${options ? `${name} (${options})` : name}: ${amount}`;
  });
  const parts = [
    arrival,
    [`${title}:`, ...rows, more].filter(Boolean).join("\n"),
    sums.map(({ name, amount }) => `${name}: ${amount}`).join("\n"),
    [`${addressTitle}:`, ...address].join("\n"),
  ];
  return parts.filter(Boolean).join("\n\n");
}
