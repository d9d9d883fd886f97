import { asc, eq, sql } from "drizzle-orm";
import type { Currency } from "../../contract/languages";
import type { GatewayId } from "../../contract/payment";
import type { Database, Query } from "../../db/database";
import { orderItems, orders, stockReservations } from "../../db/tables/orders";
import { payments } from "../../db/tables/payments";
import { users } from "../../db/tables/users";
import { variants } from "../../db/tables/variants";
import type { Clock } from "../../ports/clock";
import { newId } from "../../ports/ids";
import { nextOrderNumber } from "./numbers/next-order-number";

const minute = 60_000;

/** Where orders are made: a test's backend, or any open database. */
export interface OrderScene {
  shop: { database: Database };
}

export interface OrderSceneInTime extends OrderScene {
  clock: Clock;
}

/** What tests of orders start from: a shopper with an e-mail. */
export async function makeShopper({ shop }: OrderScene, lang = "fa"): Promise<string> {
  const [user] = await shop.database.run((q) =>
    q
      .insert(users)
      .values({ email: `${newId()}@example.test`, name: "سارا", lang })
      .returning(),
  );
  return user?.id ?? "";
}

/** Some variant with exactly so many pieces, none of them promised. */
export async function giveStock({ shop }: OrderScene, stock: number, place = 0): Promise<string> {
  return shop.database.run(async (q) => {
    const [variant] = await q
      .select({ id: variants.id })
      .from(variants)
      .where(eq(variants.active, true))
      .orderBy(asc(variants.id))
      .limit(1)
      .offset(place);
    if (!variant) throw new Error("The demo shop has too few variants.");
    await q.update(variants).set({ stock, reserved: 0 }).where(eq(variants.id, variant.id));
    return variant.id;
  });
}

export async function stockOf({ shop }: OrderScene, variantId: string) {
  const [row] = await shop.database.run((q) =>
    q
      .select({ stock: variants.stock, reserved: variants.reserved })
      .from(variants)
      .where(eq(variants.id, variantId)),
  );
  return row;
}

export interface MadeOrder {
  id: string;
  number: string;
  userId: string;
  paymentId: string;
  itemIds: string[];
}

interface Wanted {
  userId: string;
  /** Variants and how many of each. */
  lines: [variantId: string, qty: number][];
  gateway?: GatewayId;
  lang?: "en" | "fa";
}

/** An order that waits for its money, with its pieces held and a payment under way; as placing leaves it. */
export function makeOrder(
  { shop, clock }: OrderSceneInTime,
  { userId, lines, gateway = "zarinpal", lang = "fa" }: Wanted,
): Promise<MadeOrder> {
  const now = clock.now();
  return shop.database.transaction(async (q) => {
    const number = await nextOrderNumber(q, "timcheh", now);
    const payable = lines.reduce((sum, [, qty]) => sum + qty * unitPrice, 0);
    const [order] = await q
      .insert(orders)
      .values({
        ...bareOrder(lang, payable),
        userId,
        number,
        gateway,
        itemsCount: lines.reduce((sum, [, qty]) => sum + qty, 0),
        placedAt: now,
        expiresAt: new Date(now.getTime() + 35 * minute),
      })
      .returning();
    if (!order) throw new Error("The order was not made.");
    const itemIds = await holdLines(q, order.id, lines);
    const [payment] = await q
      .insert(payments)
      .values({ ...barePayment(order.id, gateway, payable), createdAt: now })
      .returning();
    return { id: order.id, number, userId, paymentId: payment?.id ?? "", itemIds };
  });
}

export const unitPrice = 1_500_000;

/** What every order that waits for its money has, of one shopper in Tehran. */
export const bareOrder = (lang: "en" | "fa", payable: number, currency: Currency = "IRR") => ({
  opId: newId(),
  lang,
  currency,
  state: "awaiting_payment" as const,
  paymentStatus: "unpaid" as const,
  fulfilmentStatus: "none" as const,
  payable,
  totals: {
    items: { amount: payable, currency },
    item_discount: { amount: 0, currency },
    coupon_discount: { amount: 0, currency },
    shipping: { amount: 0, currency },
    tax: [],
    payable: { amount: payable, currency },
  },
  address: {
    recipient_name: "سارا",
    recipient_phone: "+98 9121234567",
    country: { id: 1, name: "ایران" },
    iso2: "IR",
    state: { id: 1, name: "تهران" },
    city: { id: 1, name: "تهران" },
    city_text: null,
    zip_code: "1234567890",
    street: "خیابان ولیعصر",
    plate: "۱۲",
    unit: null,
  },
  shipping: {
    code: "post",
    name: { en: "Post", fa: "پست" },
    price: 0,
    from: "2026-03-23",
    to: "2026-03-26",
  },
});

const barePayment = (orderId: string, gateway: GatewayId, amount: number) => ({
  refId: newId().replaceAll("-", "").slice(0, 16).toUpperCase(),
  orderId,
  gateway,
  currency: "IRR" as const,
  amount,
  status: "pending" as const,
  attempt: 1,
  idempotencyKey: newId(),
});

async function holdLines(q: Query, orderId: string, lines: Wanted["lines"]): Promise<string[]> {
  // As placing does it: ids in the order of the lines.
  const now = Date.now();
  const rows = lines.map(([variantId, qty], place) => ({
    id: newId(now + place),
    orderId,
    variantId,
    sku: `SKU-${variantId.slice(-4)}`,
    name: { en: "Teapot", fa: "قوری" },
    options: [],
    unitPrice,
    qty,
    total: qty * unitPrice,
    returnDays: 7,
  }));
  const items = await q.insert(orderItems).values(rows).returning({ id: orderItems.id });
  for (const [variantId, qty] of lines) {
    await q.insert(stockReservations).values({ orderId, variantId, qty });
    await q
      .update(variants)
      .set({ reserved: sql`${variants.reserved} + ${qty}` })
      .where(eq(variants.id, variantId));
  }
  return items.map(({ id }) => id);
}

export async function readOrderRow({ shop }: OrderScene, id: string) {
  const [row] = await shop.database.run((q) => q.select().from(orders).where(eq(orders.id, id)));
  if (!row) throw new Error("There is no such order.");
  return row;
}
