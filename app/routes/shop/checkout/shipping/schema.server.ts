import { z } from "zod";
import { message } from "~/forms/schema.server";

const missing = message("checkout.shipping_missing");

/** What the step asks: one of its tiles. */
export const shippingSchema = z.object({ shipping: z.string(missing).max(40, missing) });
