import { asc, desc, eq } from "drizzle-orm";
import type { LanguageCode } from "../../../contract/languages";
import type { Order } from "../../../contract/order";
import type { Query } from "../../../db/database";
import { orderEvents, orderItems, returnRequests, shipments } from "../../../db/tables/orders";
import { refunds } from "../../../db/tables/payments";
import { users } from "../../../db/tables/users";
import type { Services } from "../../../services";
import { nameIn } from "../../languages/language";
import { readPayments } from "../../payments/read-result";
import { noticeWays } from "../notifications/notice-ways";
import type { ItemRow, OrderRow } from "../states/types";
import { findOwnOrder } from "./find-own-order";
import { orderReturnableUntil } from "./returnable";
import { showItems } from "./show-item";
import { showSummary } from "./show-summary";

type Reading = Pick<Services, "database" | "clock">;

/** GET user/orders/{number}: a user's order with all that became of it. Throws `error.not_found`. */
export function readOwnOrder(
  { database, clock }: Reading,
  userId: string,
  number: string,
  lang: LanguageCode,
): Promise<Order> {
  return database.run(async (q) =>
    showOrder(q, await findOwnOrder(q, userId, number), lang, clock.now()),
  );
}

/** An order as its owner and staff see it. */
export async function showOrder(
  q: Query,
  order: OrderRow,
  lang: LanguageCode,
  now: Date,
): Promise<Order> {
  const items = await q
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.id));
  return {
    ...showSummary(order, items, lang, now),
    ...showHead(order, items, lang),
    news_to: await readTargets(q, order),
    items: await showItems(q, order, items, lang),
    payments: await readPayments(q, order.id),
    shipments: await readShipments(q, order.id),
    returns: await readReturns(q, order.id),
    refunds: await readRefunds(q, order),
    events: await readEvents(q, order.id),
  };
}

/** Where its shopper is written to, as their settings are now. */
async function readTargets(q: Query, { userId }: OrderRow): Promise<string[]> {
  const [user] = await q
    .select({ email: users.email, phone: users.phone, notices: users.notices })
    .from(users)
    .where(eq(users.id, userId));
  return user ? noticeWays(user, "orders", true).map(({ target }) => target) : [];
}

function showHead(order: OrderRow, items: readonly ItemRow[], lang: LanguageCode) {
  const { code, name, from, to } = order.shipping;
  return {
    lang: order.lang,
    payment_status: order.paymentStatus,
    fulfilment_status: order.fulfilmentStatus,
    paid_at: order.paidAt?.toISOString() ?? null,
    totals: order.totals,
    address: order.address,
    shipping: { code, ...nameIn(name, lang, code), from, to },
    coupon: order.couponCode,
    note: order.note,
    invoice_no: order.invoiceNo,
    returnable_until: orderReturnableUntil(order, items)?.toISOString() ?? null,
  };
}

async function readShipments(q: Query, orderId: string): Promise<Order["shipments"]> {
  const rows = await q
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.createdAt));
  return rows.map(({ id, carrier, trackingCode, url, status, items, createdAt }) => ({
    id,
    carrier,
    tracking_code: trackingCode,
    url,
    status,
    items,
    at: createdAt.toISOString(),
  }));
}

async function readReturns(q: Query, orderId: string): Promise<Order["returns"]> {
  const rows = await q
    .select()
    .from(returnRequests)
    .where(eq(returnRequests.orderId, orderId))
    .orderBy(desc(returnRequests.createdAt));
  return rows.map(({ id, status, items, createdAt }) => ({
    id,
    status,
    items,
    at: createdAt.toISOString(),
  }));
}

async function readRefunds(q: Query, { id, currency }: OrderRow): Promise<Order["refunds"]> {
  const rows = await q
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, id))
    .orderBy(asc(refunds.createdAt));
  return rows.map(({ amount, status, createdAt }) => ({
    amount: { amount, currency },
    status,
    at: createdAt.toISOString(),
  }));
}

/** The states that it went through; what left the state as it was is staff's matter. */
async function readEvents(q: Query, orderId: string): Promise<Order["events"]> {
  const rows = await q
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.seq));
  return rows
    .filter(({ fromState, toState }) => fromState !== toState)
    .map(({ toState, actor, at }) => ({ state: toState, at: at.toISOString(), by: actor }));
}
