import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { attributeOptions, attributes } from "./attributes";
import { moment, publicId, sortPlace, texts, timestamps } from "./columns";
import { media } from "./media";
import { brands, categories, departments } from "./taxonomy";

export const productStatuses = ["draft", "active", "archived"] as const;

/** A product (domain 4.2); `code` is the `{product_id}` of its addresses. */
export const products = pgTable(
  "product",
  {
    id: publicId(),
    code: integer("code").generatedByDefaultAsIdentity().notNull().unique(),
    departmentId: integer("genus_id")
      .notNull()
      .references(() => departments.id),
    brandId: integer("brand_id").references(() => brands.id),
    status: text("status", { enum: productStatuses }).notNull().default("active"),
    publishedAt: moment("published_at").notNull().defaultNow(),
    guarantee: texts("guarantee"),
    /** Null where the product can't be returned. */
    returnDays: integer("return_days").default(7),
    /** The demo's made-up stars, 1 to 5; null where there are none. */
    rating: numeric("rating", { precision: 3, scale: 2, mode: "number" }),
    ratingCount: integer("rating_count").notNull().default(0),
    /** The mean of the reviews that are let in, 1 to 5, written with them; null where there are none. */
    reviewRating: numeric("review_rating", { precision: 3, scale: 2, mode: "number" }),
    reviewCount: integer("review_count").notNull().default(0),
    soldCount: integer("sold_count").notNull().default(0),
    ...timestamps,
  },
  (table) => [
    index("product_genus").on(table.departmentId),
    index("product_brand").on(table.brandId),
    check("product_rating_range", sql`${table.rating} between 1 and 5`),
    check("product_review_rating_range", sql`${table.reviewRating} between 1 and 5`),
  ],
);

/** A product's words in one language. */
export const productTexts = pgTable(
  "product_t",
  {
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    lang: text("lang").notNull(),
    name: text("name").notNull(),
    /** The decoration of the address. */
    slug: text("slug").notNull(),
    subtitle: text("subtitle"),
    summary: text("summary"),
    /** Sanitised before it is stored. */
    descriptionHtml: text("description_html").notNull().default(""),
    seoTitle: text("seo_title"),
    seoDescription: text("seo_description"),
    ...timestamps,
  },
  (table) => [primaryKey({ columns: [table.productId, table.lang] })],
);

/** The categories that a product stands in; the primary one is its place in the breadcrumb. */
export const productCategories = pgTable(
  "product_category",
  {
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    categoryId: integer("category_id")
      .notNull()
      .references(() => categories.id),
    isPrimary: boolean("is_primary").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index("product_category_category").on(table.categoryId),
    uniqueIndex("product_category_primary").on(table.productId).where(sql`${table.isPrimary}`),
  ],
);

/** A fact that holds for all variants: an option (several rows for `multi`) or a number in the unit. */
export const productAttributes = pgTable(
  "product_attribute",
  {
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    attributeId: integer("attribute_id")
      .notNull()
      .references(() => attributes.id),
    optionId: integer("option_id").references(() => attributeOptions.id),
    number: doublePrecision("number"),
  },
  (table) => [
    uniqueIndex("product_attribute_value").on(table.productId, table.attributeId, table.optionId),
    index("product_attribute_option").on(table.optionId),
    check("product_attribute_one_value", sql`num_nonnulls(${table.optionId}, ${table.number}) = 1`),
  ],
);

export const productMedia = pgTable(
  "product_media",
  {
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    mediaId: uuid("media_id")
      .notNull()
      .references(() => media.id),
    sort: sortPlace(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.mediaId] }),
    index("product_media_media").on(table.mediaId),
  ],
);
