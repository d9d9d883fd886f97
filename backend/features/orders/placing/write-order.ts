import { type SQL, sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { insertWhere } from "../../../db/insert-where";
import { cartItems, carts } from "../../../db/tables/carts";
import { checkouts } from "../../../db/tables/checkouts";
import { staleListings } from "../../../db/tables/listing";
import { messages } from "../../../db/tables/messages";
import { orderEvents, orderItems, orders, stockReservations } from "../../../db/tables/orders";
import { payments } from "../../../db/tables/payments";
import { variants } from "../../../db/tables/variants";
import { ApiError } from "../../../http/errors";
import { newId } from "../../../ports/ids";
import { type Taking, takeCoupon } from "../../cart/coupons/take-coupon";
import type { CartRow } from "../../cart/open-carts";
import { newAttempt } from "../../payments/open-attempt";
import { paymentWindowMs } from "../holding/hold-times";
import type { HoldingLimits } from "../holding/holding-limits";
import { messagesTo } from "../notifications/notify-shopper";
import { holdsUnpaid, type OrderDraft } from "./draft-order";

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

type Row = { outcome: Written["outcome"]; short: string | null; shown: number } & Record<
  string,
  unknown
>;

/**
 * Reserves the pieces and writes the order with its items, its first event, its message and its first payment, all of it
 * copied, so that it stays as it was; and closes the cart. One statement, so that nobody who wants the same piece waits for
 * a round trip; it looks at the cart, at the orders of the network and at the pieces once it has their locks, variants by
 * id, so that two orders never wait for each other. The lines are asked for as so many rows: PostgreSQL plans it once for
 * each number of lines, where it would plan anew for each list that might be of any length.
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
  const asked = lines.map(({ variantId, qty }) => sql`(${variantId}::uuid, ${qty}::int)`);
  const given = sql`given`;
  const parts: SQL[] = [
    sql`own_cart as (${takeCart(basket.cart)})`,
    sql`network as materialized (
      select waiting_from(${isHeld ? network : null}) < ${openPerAddress} as has_room from own_cart
    )`,
    sql`wanted as materialized (
      select ${variants.id}, asked.qty, ${variants.stock} - ${variants.reserved} as free
      from ${variants}
      join (values ${sql.join(asked, sql`, `)}) as asked(variant_id, qty)
        on asked.variant_id = ${variants.id}
      where exists (select from network where has_room)
      order by ${variants.id} for no key update of ${variants}
    )`,
    sql`decided as materialized (
      select case
        when not exists (select from own_cart) then 'cart_changed'
        when not exists (select from network where has_room) then 'no_room'
        when (select count(*) filter (where free >= qty) from wanted) < ${lines.length} then 'sold_out'
        else 'placed' end as outcome
    )`,
    sql`given as materialized (select from decided where outcome = 'placed')`,
    sql`held as (
      update ${variants} set reserved = ${variants.reserved} + wanted.qty, updated_at = now()
      from wanted where ${variants.id} = wanted.id and exists (select from given)
      returning ${variants.productId}, ${variants.stock} - ${variants.reserved} as free,
        ${variants.maxQty}, wanted.qty
    )`,
    sql`shown as (
      insert into ${staleListings} (product_id)
      select product_id from held
      where free <= (select max(low_stock_at) from variant other where other.product_id = held.product_id)
        or (free < max_qty and free + qty >= max_qty)
      returning seq
    )`,
    sql`placed as (${insertWhere(given, orders, [order])})`,
    sql`items as (${insertWhere(given, orderItems, itemsOf(order.id, draft))})`,
    sql`reserved as (${insertWhere(given, stockReservations, reservationsOf(order.id, draft))})`,
    sql`happened as (${insertWhere(given, orderEvents, [firstEvent(order)])})`,
    convertCart(given, basket),
    sql`chosen as (delete from ${checkouts} where user_id = ${userId} and exists (select from given))`,
  ];
  if (attempt) parts.push(sql`opened as (${insertWhere(given, payments, [attempt])})`);
  if (told.length > 0) parts.push(sql`told as (${insertWhere(given, messages, told)})`);
  const [row] = await q.execute<Row>(sql`with ${sql.join(parts, sql`, `)}
    select outcome, (select id from wanted where free < qty order by id limit 1) as short,
      (select count(*)::int from shown) as shown
    from decided`);
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

interface Converting {
  cart: Pick<CartRow, "id" | "revision">;
  /** Something is put aside for another time. */
  hasLater: boolean;
}

/** The part of a statement that takes an open cart as it was read; no row where it has changed since, or is closed. */
export function takeCart({ id, revision }: Pick<CartRow, "id" | "revision">): SQL {
  return sql`select ${carts.id} from ${carts}
    where ${carts.id} = ${id} and ${carts.status} = 'open' and ${carts.revision} = ${revision} for update`;
}

/**
 * The parts of a statement that close a cart which has become an order, where its part `given` found a row; what was saved
 * for later goes on in a new one. Its changes stay known, so that a log replayed after the order doesn't fill the new cart.
 */
export function convertCart(given: SQL, { cart: { id }, hasLater }: Converting): SQL {
  const next = newId();
  const moved = sql`,
    moved_lines as (
      update ${cartItems} set cart_id = ${next} from next_cart
      where ${cartItems.cartId} = ${id} and ${cartItems.later}
    )`;
  return sql`converted_cart as (
      update ${carts} set status = 'converted', updated_at = now()
      where ${carts.id} = ${id} and exists (select from ${given})
      returning user_id, expires_at, revision
    ),
    next_cart as (
      insert into ${carts} (id, user_id, expires_at, revision)
      select ${next}::uuid, user_id, expires_at, revision + 1 from converted_cart returning id
    )${hasLater ? moved : sql``}`;
}
