import type { LanguageCode } from "../../../contract/languages";
import type { OrderSummary } from "../../../contract/order";
import type { ItemRow, OrderRow } from "../states/types";
import { orderActions } from "./order-actions";
import { showOrderedPicture } from "./show-ordered-picture";

const maxPictures = 4;

/** An order as lists show it. */
export function showSummary(
  order: OrderRow,
  items: readonly ItemRow[],
  lang: LanguageCode,
  now: Date,
): OrderSummary {
  const pictures = items.flatMap(({ image }) => image ?? []).slice(0, maxPictures);
  return {
    number: order.number,
    state: order.state,
    placed_at: order.placedAt.toISOString(),
    expires_at: order.expiresAt?.toISOString() ?? null,
    items_count: order.itemsCount,
    payable: { amount: order.payable, currency: order.currency },
    pictures: pictures.map((picture) => showOrderedPicture(picture, order, lang)),
    actions: orderActions(order, items, now),
  };
}
