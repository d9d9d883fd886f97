import { and, eq } from "drizzle-orm";
import type { PlaceOrderInput } from "../../../contract/checkout";
import { type LanguageCode, languages } from "../../../contract/languages";
import type { Money, Totals } from "../../../contract/money";
import type { Query } from "../../../db/database";
import { inOneTrip } from "../../../db/one-trip";
import { prepared } from "../../../db/prepared";
import { orders } from "../../../db/tables/orders";
import { payments } from "../../../db/tables/payments";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { type Basket, copyBasket, type OrderCart, readBasket } from "../../cart/order-cart";
import { readWording } from "../../cart/read-wording";
import { sumTotals } from "../../cart/totals";
import {
  type ResolvedCheckout,
  readChoices,
  resolveCheckout,
} from "../../checkout/resolve-checkout";
import { takesOrders } from "../../settings/seller-gaps";
import { readTaxRate } from "../../settings/tax";
import { countWaiting, requireRoom } from "../holding/require-room";
import { findReader, type Reader } from "../notifications/notify-shopper";
import { drawForCart } from "../numbers/next-order-number";
import { cartError } from "./place-order";

export interface Placing {
  userId: string;
  /** The network that it comes from; null where it isn't known. */
  network: string | null;
  /** Names the placing: the same again answers the same order. */
  opId: string;
  /** What the shopper saw and agreed to. */
  payable: Money;
  /** What the checkout assumed and the shopper saw. */
  agreed?: PlaceOrderInput["agreed"];
  lang: LanguageCode;
}

/** All that an order is made of, before it is written. */
export interface OrderDraft extends Placing, OrderCart {
  basket: Basket;
  resolved: ResolvedCheckout;
  totals: Totals;
  taxRate: number;
  /** The shop's year, and the order's number; null where it is the first of the year. */
  year: number;
  number: string | null;
  /** Whom to tell of it. */
  reader: Reader | undefined;
  now: Date;
}

export type PlacedRow = Pick<
  typeof orders.$inferSelect,
  "id" | "number" | "gateway" | "lang" | "payable"
>;

export type Needed = Pick<
  Services,
  "clock" | "gateways" | "holdingLimits" | "packageName" | "demo"
>;

/**
 * Takes the user's cart and checkout together, priced anew, and compares with what the shopper saw; the order itself where
 * it has been placed before. One round trip, and one for what a coupon does. Nothing is locked: the cart's
 * revision and the pieces are looked at again by the statement that writes.
 */
export function draftOrder(
  services: Needed,
  q: Query,
  placing: Placing,
): Promise<{ known: PlacedRow } | { draft: OrderDraft }> {
  const { userId, opId, lang, agreed } = placing;
  const now = services.clock.now();
  return inOneTrip(q, async (q) => {
    const [known, isTaken, isOpen, basket, wording, choices, waiting, reader, drawn, taxRate] =
      await Promise.all([
        findPlaced(q, userId, opId),
        namesPayment(q, opId),
        takesOrders(q, services),
        readBasket(q, { userId, lang }),
        readWording(q, userId, lang),
        readChoices(services, q, userId),
        countWaiting(q, userId),
        findReader(q, userId),
        drawForCart(q, { packageName: services.packageName, userId, now }),
        readTaxRate(q, languages[lang].currency),
      ]);
    if (known) return { known };
    if (isTaken) throw new ApiError("error.bad_request");
    if (!isOpen) throw new ApiError("order.no_seller");
    if (!basket?.canOrder) throw await cartError(q, basket, lang);
    const copied = await copyBasket(q, basket, { userId, lang, wording, now });
    const { lines, coupon } = copied;
    const freeShipping = coupon?.freeShipping ?? false;
    const asked = { choices, userId, lang, lines, freeShipping, agreed, now };
    const resolved = await resolveCheckout(services, asked);
    const totals = sumTotals({
      currency: basket.currency,
      lines,
      discount: coupon?.discount ?? 0,
      shipping: resolved.shipping.price,
      taxRate,
    });
    requireSame(placing.payable, totals.payable);
    if (holdsUnpaid({ totals, resolved })) requireRoom(services.holdingLimits, waiting);
    const found = { basket, resolved, totals, taxRate, reader, now };
    return { draft: { ...placing, ...copied, ...drawn, ...found } };
  });
}

/** What costs nothing waits for nobody, and how much goes unpaid to the door is for the checkout to say. */
export function holdsUnpaid({ totals, resolved }: Pick<OrderDraft, "totals" | "resolved">) {
  return totals.payable.amount > 0 && resolved.gateway !== "cod";
}

async function findPlaced(q: Query, userId: string, opId: string): Promise<PlacedRow | undefined> {
  const [order] = await readPlaced(q, { userId, opId });
  return order;
}

const readPlaced = prepared(["userId", "opId"], (q, { userId, opId }) =>
  q
    .select({
      id: orders.id,
      number: orders.number,
      gateway: orders.gateway,
      lang: orders.lang,
      payable: orders.payable,
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.opId, opId))),
);

/** Whether it has begun a payment already, which then is another order's. */
async function namesPayment(q: Query, opId: string): Promise<boolean> {
  return (await readPayment(q, { opId })).length > 0;
}

const readPayment = prepared(["opId"], (q, { opId }) =>
  q.select({ id: payments.id }).from(payments).where(eq(payments.idempotencyKey, opId)),
);

/** Nobody pays another amount than the one that they agreed to, be it less. */
function requireSame(seen: Money, now: Money): void {
  if (seen.amount === now.amount && seen.currency === now.currency) return;
  throw new ApiError("order.changed", {
    params: { payable: now.amount, currency: now.currency },
  });
}
