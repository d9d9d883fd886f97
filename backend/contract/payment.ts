import { z } from "@hono/zod-openapi";
import { money } from "./money";

/** The words of /home/payment/{status}/{refId} (domain 4.9); `created` has not reached its gateway yet. */
export const paymentStatuses = [
  "created",
  "pending",
  "success",
  "failed",
  "canceled",
  "expired",
  "review",
  "refunded",
] as const;
export const paymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatus>;

export const gatewayIds = ["zarinpal", "stripe", "cod"] as const;
export const gatewayId = z.enum(gatewayIds);
export type GatewayId = z.infer<typeof gatewayId>;

/** A payment as its order shows it. */
export const payment = z
  .object({
    ref_id: z.string(),
    gateway: gatewayId,
    status: paymentStatus,
    amount: money,
    bank_ref: z.string().nullable(),
    /** `502229******5995`. */
    card: z.string().nullable(),
    at: z.string(),
    verified_at: z.string().nullable(),
    /** Where the shopper pays, while it is pending at a gateway. */
    redirect_url: z.string().nullable(),
  })
  .openapi("Payment");
export type Payment = z.infer<typeof payment>;

/** A payment as staff see it. */
export const staffPayment = payment
  .extend({
    /** What its gateway says has come, perhaps in a currency that the shop doesn't sell in; null while unknown. */
    received: z.object({ amount: z.number().int(), currency: z.string() }).nullable(),
    /** The gateway holds a charge of another amount, which it gives back by itself: nothing came. */
    uncaptured: z.boolean(),
  })
  .openapi("StaffPayment");
export type StaffPayment = z.infer<typeof staffPayment>;

/** GET payment/{refId}: the stored truth (R-ROUTE-19). All but the word is null for others than its owner. */
export const paymentResult = z
  .object({
    ref_id: z.string(),
    status: paymentStatus,
    /** Whether it is worth asking again in a few seconds: the bank's answer is on its way. */
    recheck: z.boolean(),
    /** False where the gateway could not be reached, so that nobody was sent there. */
    reached: z.boolean(),
    receipt: payment.nullable(),
    order: z
      .object({ number: z.string(), state: z.string(), can_pay_again: z.boolean() })
      .nullable(),
    /** The shopper's language at the order. */
    lang: z.string(),
  })
  .openapi("PaymentResult");
export type PaymentResult = z.infer<typeof paymentResult>;

/** A started payment: where to send the shopper. Null for cash on delivery, which is settled at once. */
export const startedPayment = z
  .object({ ref_id: z.string(), status: paymentStatus, redirect_url: z.string().nullable() })
  .openapi("StartedPayment");
export type StartedPayment = z.infer<typeof startedPayment>;

/** POST user/orders/{number}/payments: pays an order that still waits for its money; without `gateway`, by its own. */
export const newPayment = z
  .object({ op_id: z.uuid(), gateway: gatewayId.optional() })
  .openapi("NewPayment");
export type NewPayment = z.infer<typeof newPayment>;
