import { z } from "@hono/zod-openapi";
import { address } from "./address";
import { cart, opId } from "./cart";
import { languageCode } from "./i18n";
import { money, totals } from "./money";
import { orderForm } from "./own-forms";
import { gatewayId, startedPayment } from "./payment";

export const checkoutSteps = ["address", "shipping", "payment", "review"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export const shippingOption = z
  .object({
    code: z.string(),
    name: z.string(),
    /** The name's language, where it isn't the asked one. */
    lang: languageCode.optional(),
    price: money,
    /** First and last day on which it should arrive, ISO dates of the shop's zone. */
    from: z.string(),
    to: z.string(),
    cod_allowed: z.boolean(),
  })
  .openapi("ShippingOption");
export type ShippingOption = z.infer<typeof shippingOption>;

export const paymentOption = z
  .object({
    gateway: gatewayId,
    /** The gateway's own page needs JavaScript. */
    needs_script: z.boolean(),
    /** It is a sandbox: no money moves. */
    sandbox: z.boolean(),
  })
  .openapi("PaymentOption");
export type PaymentOption = z.infer<typeof paymentOption>;

/**
 * Why somebody can't pay at the door: their phone isn't proven, or too many orders of theirs are still to be
 * paid so.
 */
export const cashRefusals = ["phone", "open_orders"] as const;
export type CashRefusal = (typeof cashRefusals)[number];

/** GET user/orders/{number}/payments: the ways to pay an order that waits for its money; none for any other. */
export const paymentOptions = z
  .object({ data: z.array(paymentOption), total: z.number().int() })
  .openapi("PaymentOptions");

/**
 * Why an answer stands that nobody gave for this order: the default address, the only way there is, as the last order went, or the
 * cheapest way to send. */
export const assumptions = ["default", "only", "last", "cheapest"] as const;
export type Assumption = (typeof assumptions)[number];

const assumption = z.enum(assumptions).nullable();

/** GET user/checkout: what was chosen so far, what there is to choose, and what it comes to. */
export const checkout = z
  .object({
    cart,
    addresses: z.array(address),
    address: address.nullable(),
    shipping_options: z.array(shippingOption),
    shipping: shippingOption.nullable(),
    payment_options: z.array(paymentOption),
    /** Why cash at the door is not among them, though the chosen way to send takes it. */
    cash_refused: z.enum(cashRefusals).nullable(),
    payment: paymentOption.nullable(),
    note: z.string().nullable(),
    /** Null where the answer was given, or is missing. */
    assumed: z.object({ address: assumption, shipping: assumption, payment: assumption }),
    totals,
    /** Whether the shop takes orders; a real one first has to say who sells. */
    takes_orders: z.boolean(),
    /** The first step whose answer is missing or no longer possible. */
    next: z.enum(checkoutSteps),
  })
  .openapi("Checkout");
export type Checkout = z.infer<typeof checkout>;

/** POST user/checkout: any part of it; what is left out stays. */
export const checkoutChoice = z
  .object({
    address_id: z.string().optional(),
    shipping: z.string().max(40).optional(),
    payment: gatewayId.optional(),
    note: z.string().trim().max(orderForm.note.max).nullable().optional(),
  })
  .openapi("CheckoutChoice");
export type CheckoutChoice = z.infer<typeof checkoutChoice>;

/**
 * POST user/orders. A total that moved since the review is refused with what it is now. What the checkout
 * assumed holds only as far as `agreed` names it; how to pay, and what to note, may be said there in the first place.
 */
export const placeOrderInput = z
  .object({
    op_id: opId,
    payable: money,
    agreed: checkoutChoice.optional(),
  })
  .openapi("PlaceOrder");
export type PlaceOrderInput = z.infer<typeof placeOrderInput>;

/** `payment` is null where nothing has to be paid, or paying could not begin: the order's page goes on from there. */
export const placedOrder = z
  .object({ number: z.string(), payment: startedPayment.nullable() })
  .openapi("PlacedOrder");
export type PlacedOrder = z.infer<typeof placedOrder>;
