import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { CartOp, Conflict } from "../../contract/cart";
import { couponKinds } from "../../contract/coupons";
import { currencyCodes } from "../../contract/languages";
import { active, moment, publicId, timestamps } from "./columns";
import { products } from "./products";
import { users } from "./users";
import { variants } from "./variants";

export const cartStatuses = ["open", "converted", "merged", "abandoned"] as const;

/** A shopper's cart: a user's, or a visitor's by the hash of a random token (decisions 10). */
export const carts = pgTable(
  "cart",
  {
    id: publicId(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    guestTokenHash: text("guest_token_hash").unique(),
    status: text("status", { enum: cartStatuses }).notNull().default("open"),
    couponCode: text("coupon_code"),
    /** Moves on with every change. */
    revision: integer("revision").notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex("cart_open_of_user").on(table.userId).where(sql`${table.status} = 'open'`),
    index("cart_user").on(table.userId),
    // None on what every change moves: PostgreSQL then leaves all of them as they are, and the hourly clearing may look through all carts.
    check("cart_one_owner", sql`num_nonnulls(${table.userId}, ${table.guestTokenHash}) = 1`),
  ],
);

export const cartItems = pgTable(
  "cart_item",
  {
    cartId: uuid("cart_id")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    variantId: uuid("variant_id")
      .notNull()
      .references(() => variants.id, { onDelete: "cascade" }),
    qty: integer("qty").notNull(),
    /** Saved for later instead of being bought with the rest. */
    later: boolean("later").notNull().default(false),
    /** What one cost when it was added, in the currency of then. */
    seenAmount: bigint("seen_amount", { mode: "number" }),
    seenCurrency: text("seen_currency", { enum: currencyCodes }),
    addedAt: moment("added_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.variantId] }),
    index("cart_item_variant").on(table.variantId),
    check("cart_item_qty", sql`${table.qty} > 0`),
  ],
);

/** What a change met with, but for the product's name, which depends on the reader's language. */
export type OperationConflict = Omit<Conflict, "name" | "options">;

/** Changes that were made, by their ids: the same again does nothing, and answers what it found then (decisions 11). */
export const cartOps = pgTable(
  "cart_op",
  {
    cartId: uuid("cart_id")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    opId: uuid("op_id").notNull(),
    op: jsonb("op").$type<CartOp>().notNull(),
    findings: jsonb("findings").$type<OperationConflict[]>().notNull().default([]),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.opId] }),
    index("cart_op_at").on(table.at),
  ],
);

/** A currency's amount in its storage unit; a currency that is missing has none. */
export type AmountByCurrency = Partial<Record<(typeof currencyCodes)[number], number>>;

export const coupons = pgTable("coupon", {
  /** Upper case. */
  code: text("code").primaryKey(),
  /** In the order in which they were made. */
  id: bigint("id", { mode: "number" }).notNull().unique().generatedAlwaysAsIdentity(),
  /** Counts its changes. */
  version: integer("version").notNull().default(1),
  kind: text("kind", { enum: couponKinds }).notNull(),
  percent: smallint("percent"),
  amount: jsonb("amount").$type<AmountByCurrency>(),
  minTotal: jsonb("min_total").$type<AmountByCurrency>(),
  maxDiscount: jsonb("max_discount").$type<AmountByCurrency>(),
  startsAt: moment("starts_at"),
  endsAt: moment("ends_at"),
  /** How often in all, and by one user; null for any number. */
  usageLimit: integer("usage_limit"),
  perUser: integer("per_user"),
  /** Only these departments, categories or users; what is missing does not bound. */
  scope: jsonb("scope").$type<{ genera?: string[]; categories?: string[]; users?: string[] }>(),
  active: active(),
  ...timestamps,
});

/** A user's wish list, or a visitor's by the hash of a random token. */
export const wishLists = pgTable(
  "wish_list",
  {
    id: publicId(),
    userId: uuid("user_id")
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    guestTokenHash: text("guest_token_hash").unique(),
    expiresAt: moment("expires_at"),
    ...timestamps,
  },
  (table) => [
    index("wish_list_expires").on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
    check("wish_list_one_owner", sql`num_nonnulls(${table.userId}, ${table.guestTokenHash}) = 1`),
  ],
);

export const wishItems = pgTable(
  "wish_item",
  {
    listId: uuid("list_id")
      .notNull()
      .references(() => wishLists.id, { onDelete: "cascade" }),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    variantId: uuid("variant_id").references(() => variants.id, { onDelete: "set null" }),
    seenAmount: bigint("seen_amount", { mode: "number" }),
    seenCurrency: text("seen_currency", { enum: currencyCodes }),
    seenInStock: boolean("seen_in_stock").notNull().default(true),
    /** It was sold out when the shop last looked: its owner is told when it is back. */
    waitsForStock: boolean("waits_for_stock").notNull().default(false),
    addedAt: moment("added_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.productId] }),
    index("wish_item_product").on(table.productId),
    index("wish_item_variant").on(table.variantId),
  ],
);
