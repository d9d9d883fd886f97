import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { departments, priorities, ticketStates } from "../../contract/ticket";
import { foldColumn } from "../fold-text";
import { moment, publicId, texts, timestamps } from "./columns";
import { orders } from "./orders";
import { products } from "./products";
import { users } from "./users";

/** What a shopper asked, and how far it is (domain 4.8). */
export const tickets = pgTable(
  "ticket",
  {
    id: publicId(),
    /** For people and addresses: `1000234`. */
    code: integer("code").notNull().unique().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The browser's number of the posting: posted twice, it is one ticket. */
    clientId: uuid("client_id").notNull(),
    department: text("department", { enum: departments }).notNull(),
    subject: text("subject").notNull(),
    priority: text("priority", { enum: priorities }).notNull().default("normal"),
    state: text("state", { enum: ticketStates }).notNull().default("open"),
    /** The language that it was asked in, and is answered in. */
    lang: text("lang").notNull(),
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
    productId: uuid("product_id").references(() => products.id, { onDelete: "set null" }),
    assignedTo: uuid("assigned_to").references(() => users.id, { onDelete: "set null" }),
    /** The ticket that this one was merged into. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => tickets.id, {
      onDelete: "set null",
    }),
    /** The closed ticket that a late reply to it opened this one for. */
    follows: uuid("follows").references((): AnyPgColumn => tickets.id, { onDelete: "set null" }),
    lastMessageAt: moment("last_message_at").notNull().defaultNow(),
    lastBy: text("last_by", { enum: ["user", "staff"] })
      .notNull()
      .default("user"),
    /** Messages that the other side has written since this side looked. */
    unreadUser: integer("unread_user").notNull().default(0),
    unreadStaff: integer("unread_staff").notNull().default(0),
    firstAnsweredAt: moment("first_answered_at"),
    resolvedAt: moment("resolved_at"),
    closedAt: moment("closed_at"),
    rating: smallint("rating"),
    /** Counts every change: who changes an older one is told what happened meanwhile. */
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [
    unique("ticket_posting").on(table.userId, table.clientId),
    index("ticket_user").on(table.userId, table.lastMessageAt.desc(), table.id),
    index("ticket_unread").on(table.userId).where(sql`${table.unreadUser} > 0`),
    index("ticket_queue").on(table.state, table.lastMessageAt),
    index("ticket_waiting")
      .on(table.lastMessageAt)
      .where(sql`${table.state} in ('open', 'waiting_staff')`),
    index("ticket_latest").on(table.lastMessageAt),
    index("ticket_assigned").on(table.assignedTo, table.state),
    index("ticket_order").on(table.orderId).where(sql`${table.orderId} is not null`),
    index("ticket_subject_trigrams").using("gin", sql`${foldColumn(table.subject)} gin_trgm_ops`),
    check("ticket_rating", sql`${table.rating} between 1 and 5`),
  ],
);

/** What was said in a ticket, in the order in which it was said. */
export const ticketMessages = pgTable(
  "ticket_message",
  {
    id: publicId(),
    /** Grows by each: the order, and what a page has seen already. */
    place: bigserial("place", { mode: "number" }).notNull(),
    ticketId: uuid("ticket_id")
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    /** Null once the writer is erased or gone. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    by: text("by", { enum: ["user", "staff"] }).notNull(),
    clientId: uuid("client_id").notNull(),
    /** Plain text. */
    body: text("body").notNull(),
    /** A note of the staff's among themselves. */
    internal: boolean("internal").notNull().default(false),
    /** Files of claimed uploads, three at most. */
    pictures: jsonb("pictures").$type<string[]>().notNull().default(sql`'[]'::jsonb`),
    seenAt: moment("seen_at"),
    ...timestamps,
  },
  (table) => [
    unique("ticket_message_posting").on(table.authorId, table.clientId),
    index("ticket_message_ticket").on(table.ticketId, table.place),
    index("ticket_message_body_trigrams").using("gin", sql`${foldColumn(table.body)} gin_trgm_ops`),
  ],
);

/** A canned answer, by language. */
export const cannedAnswers = pgTable("canned_answer", {
  id: publicId(),
  title: text("title").notNull(),
  department: text("department", { enum: departments }),
  body: texts("body").notNull(),
  version: integer("version").notNull().default(1),
  ...timestamps,
});
