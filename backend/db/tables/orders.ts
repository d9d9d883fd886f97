import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { PostalAddress } from "../../contract/address";
import type { Picture } from "../../contract/catalog";
import { currencyCodes } from "../../contract/languages";
import type { Totals } from "../../contract/money";
import {
  fulfilmentStatuses,
  orderPaymentStatuses,
  orderStates,
  type returnReasons,
} from "../../contract/order";
import { gatewayIds } from "../../contract/payment";
import { moment, publicId, type Texts, texts, timestamps } from "./columns";
import { users } from "./users";
import { variants } from "./variants";

/** An order (domain 4.7); what it was placed with is copied into it, so that later changes don't reach it. */
export const orders = pgTable(
  "orders",
  {
    id: publicId(),
    /** For people: `1405-000123-4`, the last digit by Luhn. */
    number: text("number").notNull().unique(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    /** The placing's `op_id`: placing twice makes one order. */
    opId: uuid("op_id").notNull(),
    lang: text("lang").notNull(),
    currency: text("currency", { enum: currencyCodes }).notNull(),
    state: text("state", { enum: orderStates }).notNull(),
    paymentStatus: text("payment_status", { enum: orderPaymentStatuses }).notNull(),
    fulfilmentStatus: text("fulfilment_status", { enum: fulfilmentStatuses }).notNull(),
    payable: bigint("payable", { mode: "number" }).notNull(),
    totals: jsonb("totals").$type<Totals>().notNull(),
    address: jsonb("address").$type<PostalAddress>().notNull(),
    shipping: jsonb("shipping")
      .$type<{ code: string; name: Texts; price: number; from: string; to: string }>()
      .notNull(),
    couponCode: text("coupon_code"),
    /** What the shopper chose to pay with; later attempts may choose another. */
    gateway: text("gateway", { enum: gatewayIds }).notNull(),
    itemsCount: integer("items_count").notNull(),
    /** Where it was placed from, as long as it waits for its money. */
    network: text("network"),
    note: text("note"),
    staffNote: text("staff_note"),
    source: text("source", { enum: ["web", "pwa_offline", "staff"] })
      .notNull()
      .default("web"),
    placedAt: moment("placed_at").notNull().defaultNow(),
    paidAt: moment("paid_at"),
    deliveredAt: moment("delivered_at"),
    /** Until when it and its stock wait for the money; null once it waits no more. */
    expiresAt: moment("expires_at"),
    /** Given when it is paid, without gaps in a year. */
    invoiceNo: text("invoice_no").unique(),
    ...timestamps,
  },
  (table) => [
    unique("order_placing").on(table.userId, table.opId),
    index("order_user").on(table.userId, table.placedAt),
    index("order_state").on(table.state, table.placedAt),
    index("order_paid").on(table.paidAt).where(sql`${table.paidAt} is not null`),
    index("order_expires").on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
    index("order_network").on(table.network).where(sql`${table.network} is not null`),
  ],
);

export const orderItems = pgTable(
  "order_item",
  {
    id: publicId(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Null where the variant is no longer there. */
    variantId: uuid("variant_id").references(() => variants.id, { onDelete: "set null" }),
    productCode: integer("product_code"),
    sku: text("sku").notNull(),
    name: texts("name").notNull(),
    options: jsonb("options").$type<{ name: Texts; value: Texts }[]>().notNull(),
    image: jsonb("image").$type<Picture>(),
    unitPrice: bigint("unit_price", { mode: "number" }).notNull(),
    compareAt: bigint("compare_at", { mode: "number" }),
    qty: integer("qty").notNull(),
    /** Its part of the order's discount. */
    discount: bigint("discount", { mode: "number" }).notNull().default(0),
    /** Whole percent, inside the price. */
    taxRate: integer("tax_rate").notNull().default(0),
    total: bigint("total", { mode: "number" }).notNull(),
    shippedQty: integer("shipped_qty").notNull().default(0),
    returnedQty: integer("returned_qty").notNull().default(0),
    /** Days after delivery in which it can go back; null where it can't. */
    returnDays: integer("return_days"),
  },
  (table) => [
    index("order_item_order").on(table.orderId),
    index("order_item_variant").on(table.variantId),
    check("order_item_qty", sql`${table.qty} > 0`),
  ],
);

/** Every step of an order, written with it (domain 4.7). */
export const orderEvents = pgTable(
  "order_event",
  {
    seq: bigserial("seq", { mode: "number" }).primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    fromState: text("from_state", { enum: orderStates }),
    toState: text("to_state", { enum: orderStates }).notNull(),
    /** `shopper`, `staff`, `gateway` or `job`; a person's id where there is one. */
    actor: text("actor", { enum: ["shopper", "staff", "gateway", "job"] }).notNull(),
    actorId: uuid("actor_id"),
    reason: text("reason"),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [index("order_event_order").on(table.orderId)],
);

/** Pieces that are promised to an order: what is free is stock without them. Gone once consumed or released. */
export const stockReservations = pgTable(
  "stock_reservation",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    variantId: uuid("variant_id")
      .notNull()
      .references(() => variants.id),
    qty: integer("qty").notNull(),
  },
  (table) => [
    unique("stock_reservation_once").on(table.orderId, table.variantId),
    index("stock_reservation_variant").on(table.variantId),
    check("stock_reservation_qty", sql`${table.qty} > 0`),
  ],
);

/** A coupon's uses; a released order's are deleted. */
export const couponUses = pgTable(
  "coupon_use",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    code: text("code").notNull(),
    userId: uuid("user_id").notNull(),
  },
  (table) => [index("coupon_use_code").on(table.code, table.userId)],
);

export const shipments = pgTable(
  "shipment",
  {
    id: publicId(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    carrier: text("carrier").notNull(),
    trackingCode: text("tracking_code"),
    url: text("url"),
    status: text("status", { enum: ["packed", "shipped", "delivered", "failed"] }).notNull(),
    items: jsonb("items").$type<{ item_id: string; qty: number }[]>().notNull(),
    deliveredAt: moment("delivered_at"),
    ...timestamps,
  },
  (table) => [index("shipment_order").on(table.orderId)],
);

export const returnRequests = pgTable(
  "return_request",
  {
    id: publicId(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    items: jsonb("items")
      .$type<
        {
          item_id: string;
          qty: number;
          reason: (typeof returnReasons)[number];
          note: string | null;
        }[]
      >()
      .notNull(),
    status: text("status", { enum: ["requested", "approved", "received", "refunded", "rejected"] })
      .notNull()
      .default("requested"),
    ...timestamps,
  },
  (table) => [index("return_request_order").on(table.orderId)],
);

/** The last number given in a series (`invoice.1405`); its row lock makes numbers gapless. */
export const numberSeries = pgTable("number_series", {
  series: text("series").primaryKey(),
  last: integer("last").notNull().default(0),
});

/** Of orders: nobody waits for it, and an order that comes to nothing leaves a gap. */
export const orderCount = pgSequence("order_count");

/** The count after which a year's orders begin, so that each year counts from 1. */
export const orderYears = pgTable("order_year", {
  year: integer("year").primaryKey(),
  after: bigint("after", { mode: "number" }).notNull(),
});

/**
 * Pieces of a product that were sold, or came back (less than zero), written with the step of the order; gone
 * once they are counted.
 */
export const sales = pgTable("sale", {
  seq: bigserial("seq", { mode: "number" }).primaryKey(),
  productCode: integer("product_code").notNull(),
  pieces: integer("pieces").notNull(),
});
