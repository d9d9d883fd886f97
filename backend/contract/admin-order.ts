import { z } from "@hono/zod-openapi";
import { maxQty, opId } from "./cart";
import { money } from "./money";
import { order, orderPaymentStatuses, orderState, orderSummary } from "./order";
import { gatewayId, staffPayment } from "./payment";

const customer = z.object({
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

/** What staff may do with an order now (domain 4.7). */
export const staffActions = [
  "process",
  "ship",
  "deliver",
  "collect",
  "accept",
  "cancel",
  "approve_return",
  "reject_return",
  "receive_return",
  "refund",
] as const;
export type StaffAction = (typeof staffActions)[number];

/** GET admin/orders?page=&state=&q=; `q` is an order's number, or its customer's phone or e-mail. */
export const adminOrderList = z
  .object({
    data: z.array(
      orderSummary.extend({
        customer,
        payment_status: z.enum(orderPaymentStatuses),
        gateway: gatewayId,
      }),
    ),
    total: z.number().int(),
    page: z.number().int(),
    per_page: z.number().int(),
  })
  .openapi("AdminOrderList");
export type AdminOrderList = z.infer<typeof adminOrderList>;

/** GET admin/orders/{number} */
export const adminOrder = order
  .extend({
    customer,
    gateway: gatewayId,
    staff_actions: z.array(z.enum(staffActions)),
    payments: z.array(staffPayment),
    /** All that happened, also what left the state as it was; the newest last. */
    log: z.array(
      z.object({
        from: orderState.nullable(),
        to: orderState,
        actor: z.enum(["shopper", "staff", "gateway", "job"]),
        /** Who of the staff it was, by name; null at the command line. */
        by: z.string().nullable(),
        reason: z.string().nullable(),
        at: z.string(),
      }),
    ),
    /** Money that goes back; one that waits for the owner's hand is `manual` and `pending`. */
    money_back: z.array(
      z.object({
        id: z.string(),
        amount: money,
        method: z.enum(["gateway", "manual"]),
        status: z.enum(["pending", "done", "failed"]),
        reason: z.string().nullable(),
        ref: z.string().nullable(),
        /** Who of the staff asked for it, by name; null at the command line, and where the shop did by itself. */
        requested_by: z.string().nullable(),
        /** Who of the staff says that it was given by hand. */
        confirmed_by: z.string().nullable(),
      }),
    ),
  })
  .openapi("AdminOrder");
export type AdminOrder = z.infer<typeof adminOrder>;

const reason = z.string().trim().max(500);

/** POST admin/orders/{number}/process, /collect, /accept */
export const staffAct = z.object({ op_id: opId }).openapi("StaffAct");

/** POST admin/orders/{number}/ship: a parcel; without `items`, all that was not sent yet. */
export const shipOrder = z
  .object({
    op_id: opId,
    carrier: z.string().trim().min(1).max(80),
    tracking_code: z.string().trim().min(1).max(80).nullable().optional(),
    /** Where the carrier shows the parcel. */
    url: z.httpUrl().max(500).nullable().optional(),
    items: z
      .array(z.object({ item_id: z.uuid(), qty: z.number().int().min(1).max(maxQty) }))
      .min(1)
      .max(200)
      .optional(),
  })
  .openapi("ShipOrder");
export type ShipOrder = z.infer<typeof shipOrder>;

/** POST admin/orders/{number}/deliver: one parcel, or all of them. */
export const deliverOrder = z
  .object({ op_id: opId, shipment_id: z.uuid().optional() })
  .openapi("DeliverOrder");

/** POST admin/orders/{number}/cancel; `came_back`: pieces that had been sent are in the store again. */
export const cancelByStaff = z
  .object({ op_id: opId, reason: reason.optional(), came_back: z.boolean().optional() })
  .openapi("CancelByStaff");

/** POST admin/orders/{number}/return: the answer to what its owner asked; `restock` puts what came back on sale again. */
export const answerReturn = z
  .object({
    op_id: opId,
    answer: z.enum(["approve", "reject", "receive"]),
    reason: reason.optional(),
    restock: z.boolean().optional(),
  })
  .openapi("AnswerReturn");
export type AnswerReturn = z.infer<typeof answerReturn>;

/** POST admin/orders/{number}/refund; without `amount`, what came back of the goods, or all of a canceled order. */
export const refundOrder = z
  .object({ op_id: opId, amount: z.number().int().min(0).optional(), reason: reason.optional() })
  .openapi("RefundOrder");

/** POST admin/orders/{number}/refunds/{id}/done: the owner has given it back by hand. */
export const refundDone = z
  .object({ op_id: opId, ref: z.string().trim().max(80).nullable().optional() })
  .openapi("RefundDone");
