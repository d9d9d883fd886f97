import { z } from "zod";
import { gatewayIds } from "#backend/contract/payment";
import { message } from "~/forms/schema.server";

const missing = message("checkout.payment_missing");

/** What the step asks: one of its tiles. */
export const paymentSchema = z.object({ payment: z.enum(gatewayIds, missing) });
