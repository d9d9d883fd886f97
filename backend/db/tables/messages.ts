import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, publicId, timestamps } from "./columns";

/** What goes out by mail, SMS or push: written with the change that it tells of, sent after it (domain 4.7). */
export const messages = pgTable(
  "message",
  {
    id: publicId(),
    channel: text("channel", { enum: ["email", "sms", "push"] }).notNull(),
    /** An e-mail address, a phone in E.164, or the id of a device. */
    target: text("target").notNull(),
    lang: text("lang").notNull(),
    /** Which text (features/messages, of a push features/push), and what stands in it. */
    kind: text("kind").notNull(),
    params: jsonb("params").$type<Record<string, string | number>>().notNull(),
    /** What it is about, for the outbox page and for tests. */
    orderId: uuid("order_id"),
    status: text("status", { enum: ["pending", "sent", "failed"] })
      .notNull()
      .default("pending"),
    attempts: integer("attempts").notNull().default(0),
    nextAt: moment("next_at").notNull().defaultNow(),
    sentAt: moment("sent_at"),
    error: text("error"),
    ...timestamps,
  },
  (table) => [
    index("message_waiting").on(table.nextAt).where(sql`${table.status} = 'pending'`),
    index("message_target").on(table.target),
    index("message_created").on(table.createdAt),
  ],
);
