import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { currencyCodes } from "../../contract/languages";
import { attributeOptions, attributes } from "./attributes";
import { active, publicId, sortPlace, timestamps } from "./columns";
import { media } from "./media";
import { products } from "./products";

/** What is bought: one combination of a product's options, with its own stock. */
export const variants = pgTable(
  "variant",
  {
    id: publicId(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    sku: text("sku").notNull().unique(),
    stock: integer("stock").notNull().default(0),
    /** Pieces of the stock that orders hold (stock_reservation); what is free is stock − reserved. */
    reserved: integer("reserved").notNull().default(0),
    /** At this many or fewer, the shopper is told how many are left. */
    lowStockAt: integer("low_stock_at").notNull().default(3),
    /** The most of one order. */
    maxQty: integer("max_qty").notNull().default(10),
    /** Its own picture among the product's, where it looks different. */
    mediaId: uuid("media_id").references(() => media.id),
    sort: sortPlace(),
    active: active(),
    ...timestamps,
  },
  (table) => [
    index("variant_product").on(table.productId),
    index("variant_media").on(table.mediaId),
    check("variant_stock_not_negative", sql`${table.stock} >= 0`),
    check("variant_reserved_in_stock", sql`${table.reserved} between 0 and ${table.stock}`),
  ],
);

export const variantOptions = pgTable(
  "variant_option",
  {
    variantId: uuid("variant_id")
      .notNull()
      .references(() => variants.id, { onDelete: "cascade" }),
    attributeId: integer("attribute_id")
      .notNull()
      .references(() => attributes.id),
    optionId: integer("option_id")
      .notNull()
      .references(() => attributeOptions.id),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.attributeId] }),
    index("variant_option_option").on(table.optionId),
  ],
);

/** A variant's price in a currency's storage unit: cents, rials (decisions 16). */
export const prices = pgTable(
  "price",
  {
    variantId: uuid("variant_id")
      .notNull()
      .references(() => variants.id, { onDelete: "cascade" }),
    currency: text("currency", { enum: currencyCodes }).notNull(),
    amount: bigint("amount", { mode: "number" }).notNull(),
    /** The struck price. */
    compareAt: bigint("compare_at", { mode: "number" }),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.currency] }),
    check("price_positive", sql`${table.amount} > 0`),
    check("price_struck_is_higher", sql`${table.compareAt} > ${table.amount}`),
  ],
);
