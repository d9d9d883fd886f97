import type { AdminOrder, AdminOrderList } from "#backend/contract/admin-order";
import type { Money } from "#backend/contract/money";
import { fromStorageUnits } from "#backend/features/catalog/import/numerals";
import type { Say } from "../say";

const decimals = { USD: 2, IRR: 0 } as const;

/** An order of the list in one line: when, number, state, money's state, amount, who. */
export function listLine(order: AdminOrderList["data"][number]): string {
  const { placed_at, number, state, payment_status, gateway, payable, customer } = order;
  const who = customer.name ?? customer.phone ?? customer.email ?? "";
  return [placed_at, number, state, payment_status, gateway, written(payable), who].join("  ");
}

/** One order whole: its state, what it holds, its parcels, what goes back, and what can be done now. */
export function orderLines(order: AdminOrder, say: Say): string[] {
  const { items, shipments, money_back, staff_actions } = order;
  return [
    listLine(order),
    ...items.map(({ qty, sku, name, total }) => `  ${qty} × ${sku}  ${name}  ${written(total)}`),
    ...shipments.map(({ id, carrier, tracking_code, status }) =>
      say("order.parcel", { id, carrier, code: tracking_code ?? "–", status }),
    ),
    ...money_back.map(({ id, amount, method, status }) =>
      say("order.back", { id, amount: written(amount), method, status }),
    ),
    say("order.next", { steps: staff_actions.join(", ") || say("order.no.step") }),
  ];
}

function written({ amount, currency }: Money): string {
  return `${fromStorageUnits(amount, decimals[currency])} ${currency}`;
}
