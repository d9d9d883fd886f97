import type { Query } from "../../../db/database";
import { orderEvents, orderItems, orders, stockReservations } from "../../../db/tables/orders";
import { newId } from "../../../ports/ids";
import type { Services } from "../../../services";
import { paymentWindowMs } from "../holding/hold-times";
import { nextOrderNumber } from "../numbers/next-order-number";
import type { OrderRow } from "../states/types";
import type { OrderDraft } from "./draft-order";

/** Writes an order with its items, reservations and first event; all of it copied, so that it stays as it was. */
export async function writeOrder(
  { packageName }: Pick<Services, "packageName">,
  q: Query,
  draft: OrderDraft,
): Promise<OrderRow> {
  const number = await nextOrderNumber(q, packageName, draft.now);
  const [order] = await q
    .insert(orders)
    .values({ ...headOf(draft), number })
    .returning();
  if (!order) throw new Error("The order was not written.");
  await q.insert(orderItems).values(itemsOf(order.id, draft));
  await q
    .insert(stockReservations)
    .values(draft.cart.lines.map(({ variantId, qty }) => ({ orderId: order.id, variantId, qty })));
  await q.insert(orderEvents).values({
    orderId: order.id,
    toState: order.state,
    actor: "shopper",
    actorId: order.userId,
    at: draft.now,
  });
  return order;
}

function headOf({ userId, opId, lang, network, cart, resolved, totals, now }: OrderDraft) {
  return {
    userId,
    opId,
    lang,
    currency: cart.currency,
    state: "awaiting_payment" as const,
    paymentStatus: "unpaid" as const,
    fulfilmentStatus: "none" as const,
    payable: totals.payable.amount,
    totals,
    address: resolved.address,
    shipping: resolved.shipping,
    couponCode: cart.coupon?.code ?? null,
    gateway: resolved.gateway,
    itemsCount: cart.lines.reduce((sum, { qty }) => sum + qty, 0),
    network,
    note: resolved.note,
    placedAt: now,
    expiresAt: new Date(now.getTime() + paymentWindowMs),
  };
}

/** Items have ids that follow the cart's order. */
function itemsOf(orderId: string, { cart, taxRate, now }: OrderDraft) {
  return cart.lines.map((line, place) => ({
    id: newId(now.getTime() + place),
    orderId,
    variantId: line.variantId,
    productCode: line.productCode,
    sku: line.sku,
    name: line.name,
    options: line.options,
    image: line.image,
    unitPrice: line.unitPrice,
    compareAt: line.compareAt,
    qty: line.qty,
    discount: line.discount,
    taxRate,
    total: line.total,
    returnDays: line.returnDays,
  }));
}
