import { and, eq } from "drizzle-orm";
import type { LanguageCode } from "../../../contract/languages";
import type { Money } from "../../../contract/money";
import type { Query } from "../../../db/database";
import { orders } from "../../../db/tables/orders";
import { users } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { convertCart } from "../../cart/convert-cart";
import { deleteCheckout } from "../../checkout/draft";
import { takesOrders } from "../../settings/seller-gaps";
import { requireRoom } from "../holding/require-room";
import { notifyShopper } from "../notifications/notify-shopper";
import { transitionOrder } from "../states/transition-order";
import type { OrderRow } from "../states/types";
import { changeStock } from "../stock/change-stock";
import { soldOut } from "../stock/sold-out";
import { countCoupon } from "./count-coupon";
import { draftOrder, type OrderDraft } from "./draft-order";
import { writeOrder } from "./write-order";

export interface Placing {
  userId: string;
  /** The network that it comes from; null where it isn't known. */
  network: string | null;
  /** Names the placing: the same again answers the same order. */
  opId: string;
  /** What the shopper saw and agreed to. */
  payable: Money;
  lang: LanguageCode;
}

export type PlacedRow = Pick<OrderRow, "id" | "number" | "gateway" | "lang" | "payable">;

/**
 * Makes an order of the user's cart, in one transaction: all of it or nothing (decisions 18, domain 4.7).
 * Throws `order.no_seller` in a real shop that doesn't say who sells; `order.empty`; `order.sold_out` naming the line; `order.changed` with the new total in `params`
 * where it is no longer what the shopper saw; `error.bad_request` naming the step of the checkout that has
 * no answer; `order.too_many_open`, `order.too_many_here` where others wait to be paid. Locks: the user, the
 * cart, the network, variants by id, the number, the coupon.
 */
export function placeOrder(
  services: Pick<
    Services,
    "database" | "clock" | "packageName" | "gateways" | "holdingLimits" | "demo"
  >,
  placing: Placing,
): Promise<PlacedRow> {
  return services.database.transaction(async (q) => {
    const { userId, opId } = placing;
    await q.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const known = await findPlaced(q, userId, opId);
    if (known) return known;
    if (!(await takesOrders(q, services))) throw new ApiError("order.no_seller");
    const draft = await draftOrder(services, q, placing);
    if (holdsUnpaid(draft)) await requireRoom(q, services.holdingLimits, placing);
    await reserve(q, draft);
    const order = await writeOrder(services, q, draft);
    await countCoupon(q, order);
    await convertCart(q, draft.cart.cartId);
    await deleteCheckout(q, userId);
    await payOrNotify(services, q, order);
    return order;
  });
}

async function findPlaced(q: Query, userId: string, opId: string): Promise<OrderRow | undefined> {
  const [order] = await q
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.opId, opId)));
  return order;
}

/** What costs nothing waits for nobody, and how much goes unpaid to the door is for the checkout to say. */
function holdsUnpaid({ totals, resolved }: OrderDraft): boolean {
  return totals.payable.amount > 0 && resolved.gateway !== "cod";
}

/** Promises the pieces to the order, so that nobody else can have them while it waits for its money. */
async function reserve(q: Query, { lang, cart }: OrderDraft): Promise<void> {
  const changes = cart.lines.map(({ variantId, qty }) => ({ variantId, stock: 0, reserved: qty }));
  await changeStock(q, changes, (variantId) => soldOut(lang, cart.lines, variantId));
}

/** What costs nothing is paid; what is paid at the door is told of once its payment has begun. */
async function payOrNotify(
  services: Pick<Services, "packageName">,
  q: Query,
  order: OrderRow,
): Promise<void> {
  const by = { actor: "gateway", id: null } as const;
  if (order.payable === 0) {
    const details = { reason: "nothing_due" };
    await transitionOrder(services, q, {
      orderId: order.id,
      step: "pay",
      by,
      now: order.placedAt,
      details,
    });
  } else if (order.gateway !== "cod") {
    await notifyShopper(q, "order.placed", { order, by, details: {} });
  }
}
