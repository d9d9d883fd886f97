import type { Query } from "../../../db/database";
import { recordsOf } from "../../../db/insert-where";
import { messages } from "../../../db/tables/messages";
import { orderEvents, orderItems, orders, stockReservations } from "../../../db/tables/orders";
import { payments } from "../../../db/tables/payments";
import { ApiError } from "../../../http/errors";
import { newId } from "../../../ports/ids";
import { type Taking, takeCoupon } from "../../cart/coupons/take-coupon";
import { newAttempt } from "../../payments/open-attempt";
import { paymentWindowMs } from "../holding/hold-times";
import type { HoldingLimits } from "../holding/holding-limits";
import { messagesTo } from "../notifications/notify-shopper";
import { holdsUnpaid, type OrderDraft } from "./draft-order";
import { orderStatement } from "./order-statement";

type Head = ReturnType<typeof headOf>;
export type Attempt = ReturnType<typeof newAttempt>;

/** What became of it; but for `placed`, nothing was written. */
type Written =
  | {
      outcome: "placed";
      order: Head;
      /** The payment that was opened with it. */
      attempt: Attempt | null;
      /** Shoppers see a difference: few are left, or none. */
      isShown: boolean;
    }
  | { outcome: "sold_out"; variantId: string | null }
  /** The cart is no longer the one that was read. */
  | { outcome: "cart_changed" }
  /** Too many of its network wait to be paid. */
  | { outcome: "no_room" };

/**
 * Reserves the pieces and writes the order with its items, its first event, its message and its first payment, all of it
 * copied, so that it stays as it was; and closes the cart. One statement.
 */
export async function writeOrder(
  q: Query,
  { openPerAddress }: HoldingLimits,
  draft: OrderDraft & { number: string },
): Promise<Written> {
  const { basket, lines, userId, network } = draft;
  const isHeld = holdsUnpaid(draft);
  const order = headOf(draft, isHeld);
  const attempt = isHeld ? newAttempt(order, draft, draft.now) : null;
  const by = { actor: "gateway", id: null } as const;
  const told = isHeld ? messagesTo(draft.reader, "order.placed", { order, by, details: {} }) : [];
  const records = {
    placed: recordsOf(orders, [order]),
    items: recordsOf(orderItems, itemsOf(order.id, draft)),
    reserved: recordsOf(stockReservations, reservationsOf(order.id, draft)),
    happened: recordsOf(orderEvents, [firstEvent(order)]),
    ...(attempt && { opened: recordsOf(payments, [attempt]) }),
    ...(told.length > 0 && { told: recordsOf(messages, told) }),
  };
  const place = orderStatement({ lines: lines.length, hasLater: basket.hasLater, records });
  const [row] = await place(q, {
    cart: basket.cart.id,
    revision: basket.cart.revision,
    nextCart: newId(),
    userId,
    network: isHeld ? network : null,
    openPerAddress,
    ...Object.fromEntries(lines.map(({ variantId }, n) => [`variant${n}`, variantId])),
    ...Object.fromEntries(lines.map(({ qty }, n) => [`qty${n}`, qty])),
    ...Object.fromEntries(Object.entries(records).map(([name, { json }]) => [name, json])),
  });
  if (!row) throw new Error("The order had no outcome.");
  if (row.outcome === "sold_out") return { outcome: "sold_out", variantId: row.short };
  if (row.outcome !== "placed") return { outcome: row.outcome };
  return { outcome: "placed", order, attempt, isShown: row.shown > 0 };
}

/** An order whose payment is opened with it is being paid. */
function headOf(draft: OrderDraft & { number: string }, isHeld: boolean) {
  const { userId, opId, lang, network, basket, lines, coupon, resolved, totals, now } = draft;
  return {
    id: newId(),
    number: draft.number,
    userId,
    opId,
    lang,
    currency: basket.currency,
    state: "awaiting_payment" as const,
    paymentStatus: isHeld ? ("pending" as const) : ("unpaid" as const),
    fulfilmentStatus: "none" as const,
    payable: totals.payable.amount,
    totals,
    address: resolved.address,
    shipping: resolved.shipping,
    couponCode: coupon?.code ?? null,
    gateway: resolved.gateway,
    itemsCount: lines.reduce((sum, { qty }) => sum + qty, 0),
    network,
    note: resolved.note,
    placedAt: now,
    expiresAt: new Date(now.getTime() + paymentWindowMs),
  };
}

/** Items have ids that follow the cart's order. */
function itemsOf(orderId: string, { lines, taxRate, now }: OrderDraft) {
  return lines.map((line, place) => ({
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

const reservationsOf = (orderId: string, { lines }: OrderDraft) =>
  lines.map(({ variantId, qty }) => ({ orderId, variantId, qty }));

const firstEvent = ({ id: orderId, state: toState, userId: actorId, placedAt: at }: Head) => ({
  orderId,
  toState,
  actor: "shopper" as const,
  actorId,
  at,
});

/** Counts an order against its coupon's bounds; `order.changed` where others were faster with the last use. */
export async function countCoupon(q: Query, taking: Taking): Promise<void> {
  if (!(await takeCoupon(q, taking))) throw new ApiError("order.changed");
}
