import { z } from "@hono/zod-openapi";
import { currency } from "./catalog";

/** An integer in the currency's storage unit: USD cent, IRR rial (decisions 16). */
export const money = z.object({ amount: z.number().int(), currency }).openapi("Money");
export type Money = z.infer<typeof money>;

/** What a cart or an order comes to; prices include tax, so `tax` is a part of `payable` (decisions 16). */
export const totals = z
  .object({
    /** Lines at their struck prices. */
    items: money,
    /** What the struck prices are above the asked ones. */
    item_discount: money,
    coupon_discount: money,
    /** Null while nobody knows where to. */
    shipping: money.nullable(),
    /** The tax inside, by rate in whole percent. */
    tax: z.array(z.object({ rate: z.number().int(), amount: money })),
    payable: money,
  })
  .openapi("Totals");
export type Totals = z.infer<typeof totals>;
