import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { placedOrder } from "../../../contract/checkout";
import type { LanguageCode } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { cartItems } from "../../../db/tables/carts";
import type { Texts } from "../../../db/tables/columns";
import { productTexts } from "../../../db/tables/products";
import { variants } from "../../../db/tables/variants";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { inTurn } from "../../../turns";
import type { Basket } from "../../cart/order-cart";
import { startOpened, startPayment } from "../../payments/open-attempt";
import { noRoomHere } from "../holding/require-room";
import type { Reader } from "../notifications/notify-shopper";
import { openOrderYear } from "../numbers/next-order-number";
import { transitionOrder } from "../states/transition-order";
import { soldOut } from "../stock/sold-out";
import {
  draftOrder,
  type Needed,
  type OrderDraft,
  type PlacedRow,
  type Placing,
} from "./draft-order";
import { type Attempt, countCoupon, writeOrder } from "./write-order";

interface Placed {
  order: PlacedRow;
  /** The payment that was opened with it, and whom it is for; null where it is still to be opened, or was before. */
  opened: { attempt: Attempt; placedAt: Date; reader: Reader | undefined } | null;
  /** Shoppers see a difference: few are left, or none. */
  isShown: boolean;
}

/** A cart that changes each time that it is looked at is being filled, not bought. */
const maxTries = 3;

/**
 * Makes an order of the user's cart: all of it or nothing (decisions 18, domain 4.7). Throws `order.no_seller` in a real
 * shop that doesn't say who sells; `order.empty`; `order.sold_out` naming the line; `order.changed` with the new total in
 * `params` where it is no longer what the shopper saw; `error.bad_request` naming the step of the checkout that has no
 * answer; `order.too_many_open`, `order.too_many_here` where others wait to be paid. Locks: the cart, of
 * which a user has one open, the network, variants by id, and after them the coupon.
 */
async function placeOrder(
  services: Needed & Pick<Services, "database" | "listingRefresher">,
  placing: Placing,
): Promise<Placed> {
  for (let tries = 0; tries < maxTries; tries++) {
    const placed = await tryToPlace(services, placing);
    if (placed?.isShown) services.listingRefresher.soon();
    if (placed) return placed;
  }
  throw new ApiError("order.changed");
}

/** Null where the cart has changed meanwhile. */
async function tryToPlace(
  services: Parameters<typeof placeOrder>[0],
  placing: Placing,
): Promise<Placed | null> {
  const { database } = services;
  const found = await inTurn(database.run((q) => draftOrder(services, q, placing)));
  if ("known" in found) return asBefore(found.known);
  if (isSettledAtOnce(found.draft)) return database.write((q) => write(services, q, found.draft));
  return database.transaction(async (q) => {
    const placed = await write(services, q, found.draft);
    if (placed) await settle(services, q, found.draft, placed.order);
    return placed;
  });
}

const asBefore = (order: PlacedRow): Placed => ({ order, opened: null, isShown: false });

/** What is counted per user or per coupon, and what is paid already, takes more than a statement. */
function isSettledAtOnce({ coupon, totals, resolved }: OrderDraft): boolean {
  return coupon === null && totals.payable.amount > 0 && resolved.gateway !== "cod";
}

async function write(
  { holdingLimits }: Needed,
  q: Query,
  draft: OrderDraft,
): Promise<Placed | null> {
  const number = draft.number ?? (await openOrderYear(q, draft.year));
  const written = await writeOrder(q, holdingLimits, { ...draft, number });
  if (written.outcome === "cart_changed") return null;
  if (written.outcome === "no_room") throw noRoomHere();
  if (written.outcome === "sold_out") throw soldOut(draft.lang, draft.lines, written.variantId);
  const { order, attempt, isShown } = written;
  const { placedAt } = order;
  return { order, opened: attempt && { attempt, placedAt, reader: draft.reader }, isShown };
}

/** What costs nothing is paid; what is paid at the door is told of once its payment has begun. */
async function settle(
  services: Pick<Services, "packageName">,
  q: Query,
  { coupon, totals, userId, now }: OrderDraft,
  { id: orderId }: PlacedRow,
): Promise<void> {
  if (coupon) await countCoupon(q, { orderId, code: coupon.code, userId });
  if (totals.payable.amount > 0) return;
  const by = { actor: "gateway", id: null } as const;
  const details = { reason: "nothing_due" };
  await transitionOrder(services, q, { orderId, step: "pay", by, now, details });
}

/**
 * POST user/orders: places the order, then, outside of its transaction, starts the payment. Doing it again
 * with the same `op_id` answers the same order and the same payment. An order whose payment can't begin is
 * placed all the same, and waits on its page.
 */
export async function placeAndPay(
  services: Services,
  placing: Placing,
): Promise<z.input<typeof placedOrder>> {
  const placed = await placeOrder(services, placing);
  return { number: placed.order.number, payment: await begin(services, placed, placing.opId) };
}

async function begin(services: Services, { order, opened }: Placed, opId: string) {
  if (order.payable === 0) return null;
  const { id: orderId, number, gateway, lang } = order;
  try {
    if (!opened) return await startPayment(services, { orderId, gateway, opId, lang });
    const { attempt, placedAt, reader } = opened;
    const { email = null, phone = null } = reader ?? {};
    return await startOpened(services, attempt, lang, { number, placedAt, email, phone });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    services.log.warn({ err: error, order: number }, "a payment did not begin");
    return null;
  }
}

/** Why a cart can't be ordered: nothing is in it, or a line that can't be had, which is named. */
export async function cartError(
  q: Query,
  basket: Basket | null,
  lang: LanguageCode,
): Promise<ApiError> {
  const missing = basket && (await findMissing(q, basket));
  if (!missing) return new ApiError("order.empty");
  return soldOut(lang, [missing], missing.variantId);
}

async function findMissing(q: Query, { cart, bought: lines }: Basket) {
  const bought = lines.map(({ offer }) => offer.variantId);
  const [missing] = await q
    .select({
      variantId: variants.id,
      sku: variants.sku,
      name: sql<Texts>`(select jsonb_object_agg(lang, name) from ${productTexts}
        where ${productTexts.productId} = ${variants.productId})`,
    })
    .from(cartItems)
    .innerJoin(variants, eq(variants.id, cartItems.variantId))
    .where(
      and(
        eq(cartItems.cartId, cart.id),
        eq(cartItems.later, false),
        bought.length > 0 ? notInArray(variants.id, bought) : undefined,
      ),
    )
    .orderBy(asc(cartItems.addedAt))
    .limit(1);
  return missing;
}
