import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Picture } from "../../contract/catalog";
import { moment } from "./columns";
import { products } from "./products";

/** One row: moves on with every change of what shoppers see, in the change's own transaction. */
export const catalogueVersions = pgTable(
  "catalogue_version",
  {
    id: smallint("id").primaryKey().default(1),
    version: bigint("version", { mode: "number" }).notNull().default(1),
    /** The version at which the catalogue had to be loaded anew last: more than single products had changed. */
    rebuilt: bigint("rebuilt", { mode: "number" }).notNull().default(1),
    /** The version at which anything besides what orders leave of products has changed last. */
    edited: bigint("edited", { mode: "number" }).notNull().default(1),
  },
  (table) => [check("catalogue_version_one_row", sql`${table.id} = 1`)],
);

/**
 * A variant as the index reads it; null where there is no price. Amounts are in storage units.
 */
export type ListedVariant = [
  options: number[],
  /** Pieces that no order holds. */
  free: number,
  lowStockAt: number,
  /** Price and struck price in each currency, in the order of `currencyCodes`. */
  ...prices: (number | null)[],
];

/**
 * Read model of a product for filters, counts and sorts, rewritten with each change of the product
 * (see features/catalog/refresh). A product that is no longer shown keeps a row without variants, so
 * that readers who follow `version` learn of it.
 */
export const listings = pgTable(
  "listing",
  {
    code: integer("code")
      .primaryKey()
      .references(() => products.code, { onDelete: "cascade" }),
    version: bigint("version", { mode: "number" }).notNull(),
    departmentId: integer("genus_id").notNull(),
    brandId: integer("brand_id"),
    /** Its categories and all above them. */
    categoryIds: integer("category_ids").array().notNull(),
    /** Options that hold for all variants. */
    optionIds: integer("option_ids").array().notNull(),
    publishedAt: moment("published_at").notNull(),
    soldCount: integer("sold_count").notNull(),
    /** Hundredths, 0 where nobody has rated it. */
    rating: integer("rating").notNull(),
    ratingCount: integer("rating_count").notNull(),
    /** Whether these stars are the demo's made-up ones, and no reviews'. */
    ratingIsDemo: boolean("rating_is_demo").notNull().default(true),
    variants: jsonb("variants").$type<ListedVariant[]>().notNull(),
  },
  (table) => [index("listing_version").on(table.version)],
);

/** The words and the picture of a product's card in one language. */
export const cards = pgTable(
  "card",
  {
    code: integer("code")
      .notNull()
      .references(() => products.code, { onDelete: "cascade" }),
    lang: text("lang").notNull(),
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    brand: text("brand"),
    image: jsonb("image").$type<Picture>(),
    /**
     * Pictures of variants that look different: by an option, as `<attribute>:<option>`, where all that have it look
     * alike; else by all of a variant's options in their order, parted by commas.
     */
    looks: jsonb("looks").$type<Record<string, Picture>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.code, table.lang] })],
);

/** The words of what is told about a product, in all languages: where the search looks for what no name has. */
export const productStories = pgTable(
  "product_story",
  {
    code: integer("code")
      .primaryKey()
      .references(() => products.code, { onDelete: "cascade" }),
    /** A hash of the texts and of how they are cut into words: what hasn't changed isn't cut again. */
    madeFrom: text("made_from").notNull(),
    /** In their kept form, each once. */
    words: text("words").array().notNull(),
  },
  (table) => [index("product_story_words").using("gin", table.words)],
);

/** Products that orders have left few of, or that a migration has named: what lists and cards say of them is made anew right after, and the row goes. */
export const staleListings = pgTable("stale_listing", {
  seq: bigserial("seq", { mode: "number" }).primaryKey(),
  productId: uuid("product_id").notNull(),
});
