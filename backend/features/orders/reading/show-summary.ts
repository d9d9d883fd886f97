import type { OrderSummary } from "../../../contract/order";
import type { ItemRow, OrderRow } from "../states/types";
import { orderActions } from "./order-actions";

const maxPictures = 4;

/** An order as lists show it. */
export function showSummary(order: OrderRow, items: readonly ItemRow[], now: Date): OrderSummary {
  return {
    number: order.number,
    state: order.state,
    placed_at: order.placedAt.toISOString(),
    expires_at: order.expiresAt?.toISOString() ?? null,
    items_count: order.itemsCount,
    payable: { amount: order.payable, currency: order.currency },
    pictures: items.flatMap(({ image }) => image ?? []).slice(0, maxPictures),
    actions: orderActions(order, items, now),
  };
}
