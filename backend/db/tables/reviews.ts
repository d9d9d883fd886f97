import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { reviewStates } from "../../contract/reviews";
import { moment, publicId, timestamps } from "./columns";
import { products } from "./products";
import { users } from "./users";

/** What a shopper thinks of a product that an order brought them (domain 4.2); shown once somebody of the staff has let it in. */
export const productReviews = pgTable(
  "product_review",
  {
    id: publicId(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The browser's number of the writing that is stored: sent twice, it changes nothing. */
    clientId: uuid("client_id").notNull(),
    lang: text("lang").notNull(),
    /** 1 to 5. */
    stars: smallint("stars").notNull(),
    /** The writer's words, in plain text. */
    title: text("title"),
    body: text("body").notNull(),
    /** Whether its writer wants no name beside it. */
    anonymous: boolean("anonymous").notNull().default(false),
    status: text("status", { enum: reviewStates }).notNull().default("pending"),
    /** When its writer wrote it, or wrote it anew. */
    writtenAt: moment("written_at").notNull(),
    /** The shop's answer, in plain text. */
    reply: text("reply"),
    replyLang: text("reply_lang"),
    repliedAt: moment("replied_at"),
    /** Counts every change: who moves an older one is told that it has changed. */
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [
    unique("product_review_once").on(table.userId, table.productId),
    index("product_review_shown").on(table.productId, table.status, table.writtenAt),
    index("product_review_stars")
      .on(table.productId, table.stars, table.writtenAt)
      .where(sql`status = 'approved'`),
    index("product_review_queue").on(table.status, table.writtenAt),
    check("product_review_stars_range", sql`${table.stars} between 1 and 5`),
    check(
      "product_review_reply_whole",
      sql`num_nulls(${table.reply}, ${table.replyLang}, ${table.repliedAt}) in (0, 3)`,
    ),
  ],
);
