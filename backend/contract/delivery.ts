import { z } from "@hono/zod-openapi";
import { paymentOption, shippingOption } from "./checkout";
import { money } from "./money";

/** GET home/delivery: how a parcel would come to a country, and how one could pay for it. */
export const delivery = z
  .object({
    /** ISO 3166-1. */
    country: z.string(),
    /** In the owner's order; `price` is what a single small thing would cost to send. */
    options: z.array(
      shippingOption.extend({
        /** From goods of this worth on it costs nothing; null where it always costs the same. */
        free_from: money.nullable(),
      }),
    ),
    /** Cash at the door is among them where a way to send takes it. */
    payments: z.array(paymentOption),
    /** When the days are others, as there it is tomorrow. */
    changes_at: z.iso.datetime(),
  })
  .openapi("Delivery");
export type Delivery = z.infer<typeof delivery>;
