import { z } from "@hono/zod-openapi";
import { postalAddress } from "./address";
import { conflict, maxQty, opId } from "./cart";
import { picture } from "./catalog";
import { languageCode, saidInOf } from "./i18n";
import { money, totals } from "./money";
import { returnForm } from "./own-forms";
import { payment } from "./payment";

/** The word that is shown for an order (domain 4.7). */
export const orderStates = [
  "awaiting_payment",
  "payment_review",
  "paid",
  "processing",
  "partially_shipped",
  "shipped",
  "delivered",
  "return_requested",
  "returned",
  "completed",
  "canceled",
  "expired",
  "refunded",
] as const;
export const orderState = z.enum(orderStates);
export type OrderState = z.infer<typeof orderState>;

/** The axis of the money. */
export const orderPaymentStatuses = [
  "unpaid",
  "pending",
  "paid",
  "partially_refunded",
  "refunded",
  "failed",
  "canceled",
  "expired",
  "review",
  "cod_due",
] as const;
export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number];

/** The axis of the goods. */
export const fulfilmentStatuses = [
  "none",
  "processing",
  "partially_shipped",
  "shipped",
  "delivered",
  "partially_returned",
  "returned",
  "canceled",
] as const;
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number];

export const returnReasons = [
  "damaged",
  "wrong",
  "not_as_described",
  "changed_mind",
  "other",
] as const;

/** What its owner may do with an order now. */
export const orderActions = ["pay", "cancel", "received", "return", "reorder", "invoice"] as const;
export type OrderAction = (typeof orderActions)[number];

const orderedOption = z.object({
  name: z.string(),
  value: z.string(),
  said_in: saidInOf(["name", "value"]),
});

/** Where what was ordered stands in the shop; null where it no longer does. */
export const orderedPage = z
  .object({ id: z.number().int(), slug: z.string(), gen: z.string() })
  .nullable();

export const orderItem = z
  .object({
    id: z.string(),
    variant_id: z.string(),
    product: orderedPage,
    sku: z.string(),
    name: z.string(),
    /** The name's language, where it isn't the asked one. */
    lang: languageCode.optional(),
    options: z.array(orderedOption),
    image: picture.nullable(),
    unit_price: money,
    compare_at: money.nullable(),
    qty: z.number().int(),
    total: money,
    returned_qty: z.number().int(),
    /** Whether the order's shopper has said something of the product (user/reviews/{product}). */
    reviewed: z.boolean(),
  })
  .openapi("OrderItem");
export type OrderItem = z.infer<typeof orderItem>;

export const shipment = z
  .object({
    id: z.string(),
    carrier: z.string(),
    tracking_code: z.string().nullable(),
    url: z.string().nullable(),
    status: z.enum(["packed", "shipped", "delivered", "failed"]),
    items: z.array(z.object({ item_id: z.string(), qty: z.number().int() })),
    at: z.string(),
  })
  .openapi("Shipment");

export const orderSummary = z
  .object({
    number: z.string(),
    state: orderState,
    placed_at: z.string(),
    /** Until when it waits to be paid. */
    expires_at: z.string().nullable(),
    items_count: z.number().int(),
    payable: money,
    pictures: z.array(picture),
    actions: z.array(z.enum(orderActions)),
  })
  .openapi("OrderSummary");
export type OrderSummary = z.infer<typeof orderSummary>;

/** GET user/orders?page=&state=&search=&from=&before= */
export const orderList = z
  .object({
    data: z.array(orderSummary),
    total: z.number().int(),
    page: z.number().int(),
    per_page: z.number().int(),
  })
  .openapi("OrderList");
export type OrderList = z.infer<typeof orderList>;

export const returnRequest = z
  .object({
    id: z.string(),
    status: z.enum(["requested", "approved", "received", "refunded", "rejected"]),
    items: z.array(
      z.object({
        item_id: z.string(),
        qty: z.number().int(),
        reason: z.enum(returnReasons),
        note: z.string().nullable(),
      }),
    ),
    at: z.string(),
  })
  .openapi("ReturnRequest");

/** GET user/orders/{number} */
export const order = orderSummary
  .extend({
    lang: z.string(),
    payment_status: z.enum(orderPaymentStatuses),
    fulfilment_status: z.enum(fulfilmentStatuses),
    paid_at: z.string().nullable(),
    /** Phones and e-mails that are told how it goes on. */
    news_to: z.array(z.string()).optional(),
    items: z.array(orderItem),
    totals,
    address: postalAddress,
    shipping: z.object({
      code: z.string(),
      name: z.string(),
      /** The name's language, where it isn't the asked one. */
      lang: languageCode.optional(),
      /** First and last day on which it should arrive, ISO dates. */
      from: z.string(),
      to: z.string(),
    }),
    coupon: z.string().nullable(),
    note: z.string().nullable(),
    payments: z.array(payment),
    shipments: z.array(shipment),
    returns: z.array(returnRequest),
    refunds: z.array(z.object({ amount: money, status: z.string(), at: z.string() })),
    /** The states that it went through, oldest first. */
    events: z.array(z.object({ state: orderState, at: z.string(), by: z.string() })),
    invoice_no: z.string().nullable(),
    returnable_until: z.string().nullable(),
  })
  .openapi("Order");
export type Order = z.infer<typeof order>;

/** GET user/orders/{number}/invoice: names in both languages. */
export const invoice = z
  .object({
    invoice_no: z.string(),
    number: z.string(),
    issued_at: z.string(),
    /** `lines` stand below the name: address, registration, phone; each in every language. */
    seller: z.object({
      name: z.record(z.string(), z.string()),
      lines: z.array(z.record(z.string(), z.string())),
    }),
    buyer: postalAddress,
    items: z.array(
      z.object({
        sku: z.string(),
        name: z.record(z.string(), z.string()),
        /** In each language in which something of them is said. */
        options: z.array(z.object({ lang: languageCode, said: z.array(orderedOption) })),
        qty: z.number().int(),
        unit_price: money,
        total: money,
      }),
    ),
    shipping_name: z.record(z.string(), z.string()),
    totals,
    payments: z.array(payment),
    /** SHA-256 of the order's snapshot, so that anyone can check that it is unaltered (F11). */
    hash: z.string(),
    /** `/home/invoice/{invoice_no}/{hash}`: opens a page that says whether number and hash are the shop's. */
    verify_path: z.string(),
  })
  .openapi("Invoice");
export type Invoice = z.infer<typeof invoice>;

/** POST user/orders/{number}/cancel and /received; both answer the order as it is then. */
export const orderAct = z.object({ op_id: opId }).openapi("OrderAct");
export type OrderAct = z.infer<typeof orderAct>;

/** POST user/orders/{number}/returns: what shall go back, and why; answers the order. */
export const askReturn = z
  .object({
    op_id: opId,
    items: z
      .array(
        z.object({
          item_id: z.uuid(),
          qty: z.number().int().min(1).max(maxQty),
          reason: z.enum(returnReasons),
          note: z.string().trim().max(returnForm.note.max).nullable(),
        }),
      )
      .min(1)
      .max(100),
  })
  .openapi("AskReturn");
export type AskReturn = z.infer<typeof askReturn>;

/** POST user/orders/{number}/reorder: how many of its lines are in the cart now, and what could not be had. */
export const reordered = z
  .object({ added: z.number().int(), conflicts: z.array(conflict) })
  .openapi("Reordered");
export type Reordered = z.infer<typeof reordered>;

/** GET home/invoices/{invoice_no}/{hash}: whether the shop wrote this invoice so, and nothing else of it. */
export const invoiceCheck = z.object({ valid: z.boolean() }).openapi("InvoiceCheck");
export type InvoiceCheck = z.infer<typeof invoiceCheck>;
