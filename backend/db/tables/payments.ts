import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { currencyCodes } from "../../contract/languages";
import { gatewayIds, paymentStatuses } from "../../contract/payment";
import { moment, publicId, timestamps } from "./columns";
import { orders, returnRequests } from "./orders";
import { users } from "./users";

/** One attempt to pay an order (domain 4.9). */
export const payments = pgTable(
  "payment",
  {
    id: publicId(),
    /** Ours, 16 characters of Crockford's base 32; never the bank's. */
    refId: text("ref_id").notNull().unique(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    gateway: text("gateway", { enum: gatewayIds }).notNull(),
    currency: text("currency", { enum: currencyCodes }).notNull(),
    amount: bigint("amount", { mode: "number" }).notNull(),
    status: text("status", { enum: paymentStatuses }).notNull().default("created"),
    attempt: integer("attempt").notNull(),
    /** The gateway's name for it. */
    authority: text("authority"),
    redirectUrl: text("redirect_url"),
    bankRef: text("bank_ref"),
    cardMask: text("card_mask"),
    cardHash: text("card_hash"),
    fee: bigint("fee", { mode: "number" }),
    idempotencyKey: uuid("idempotency_key").notNull().unique(),
    expiresAt: moment("expires_at"),
    /** Until when somebody is asking the gateway for its page; after that another may. */
    startingUntil: moment("starting_until"),
    /** When its gateway confirmed that the amount asked for came; of cash, when it was handed over. */
    verifiedAt: moment("verified_at"),
    /** What came by the gateway's own word, in units of `receivedCurrency`: 0 of a charge that it did not capture, null while unknown. */
    receivedAmount: bigint("received_amount", { mode: "number" }),
    receivedCurrency: text("received_currency"),
    /** When the reconciler asks the gateway next; null when there is nothing to ask. */
    nextCheckAt: moment("next_check_at"),
    checks: integer("checks").notNull().default(0),
    ...timestamps,
  },
  (table) => [
    unique("payment_authority").on(table.gateway, table.authority),
    unique("payment_attempt").on(table.orderId, table.attempt),
    /** Two tabs can't both be paying: one open attempt at a time. */
    uniqueIndex("payment_open")
      .on(table.orderId)
      .where(sql`${table.status} in ('created', 'pending')`),
    index("payment_next_check").on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    check("payment_amount_positive", sql`${table.amount} > 0`),
    check(
      "payment_received",
      sql`${table.receivedAmount} >= 0 and (${table.receivedAmount} is null) = (${table.receivedCurrency} is null)`,
    ),
  ],
);

/** What was said between the shop and a gateway, redacted. */
export const paymentEvents = pgTable(
  "payment_event",
  {
    seq: bigserial("seq", { mode: "number" }).primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id),
    kind: text("kind", {
      enum: ["request", "callback", "verify", "webhook", "inquiry", "refund"],
    }).notNull(),
    httpStatus: integer("http_status"),
    body: jsonb("body"),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [index("payment_event_payment").on(table.paymentId)],
);

/** Webhook events that were taken: the same again is answered 200 at once. */
export const gatewayEvents = pgTable(
  "gateway_event",
  {
    gateway: text("gateway").notNull(),
    eventId: text("event_id").notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.eventId] })],
);

export const refunds = pgTable(
  "refund",
  {
    id: publicId(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    /** The return whose money this is; null of any other. */
    returnRequestId: uuid("return_request_id").references(() => returnRequests.id),
    amount: bigint("amount", { mode: "number" }).notNull(),
    reason: text("reason"),
    /** `manual`: the owner gives the money back by hand, as for cash on delivery. */
    method: text("method", { enum: ["gateway", "manual"] }).notNull(),
    status: text("status", { enum: ["pending", "done", "failed"] })
      .notNull()
      .default("pending"),
    ref: text("ref"),
    /** Who of the staff asked for it; null where it was the terminal, or the shop by itself. */
    requestedBy: uuid("requested_by").references(() => users.id, { onDelete: "set null" }),
    /** Who of the staff says that it was given by hand. */
    confirmedBy: uuid("confirmed_by").references(() => users.id, { onDelete: "set null" }),
    idempotencyKey: uuid("idempotency_key").notNull().unique(),
    ...timestamps,
  },
  (table) => [
    /** What came back is paid for once. */
    uniqueIndex("refund_return").on(table.returnRequestId).where(sql`${table.status} <> 'failed'`),
    index("refund_done").on(table.updatedAt).where(sql`${table.status} = 'done'`),
    check("refund_amount_positive", sql`${table.amount} > 0`),
  ],
);

/** What else a charge of the sandbox bank carries, by its wire format. */
export interface SandboxDetails {
  description?: string;
  /** The shop's number of the order. */
  order?: string;
  cancelUrl?: string;
  lang?: string;
  clientReference?: string;
  metadata?: Record<string, string>;
  idempotencyKey?: string;
  /** What was given back, by idempotency key. */
  refunds?: Record<string, number>;
}

/** The sandbox bank's own books; the shop's code never reads them. */
export const sandboxSessions = pgTable("sandbox_session", {
  authority: text("authority").primaryKey(),
  kind: text("kind", { enum: ["zarinpal", "stripe"] }).notNull(),
  merchantId: text("merchant_id").notNull(),
  amount: bigint("amount", { mode: "number" }).notNull(),
  currency: text("currency").notNull(),
  callbackUrl: text("callback_url").notNull(),
  status: text("status", {
    enum: ["new", "in_bank", "paid", "verified", "failed", "canceled", "reversed", "expired"],
  })
    .notNull()
    .default("new"),
  refId: text("ref_id"),
  cardPan: text("card_pan"),
  details: jsonb("details").$type<SandboxDetails>().notNull().default({}),
  expiresAt: moment("expires_at").notNull(),
  ...timestamps,
});
