import { z } from "zod";
import { message } from "~/forms/schema.server";

const id = z
  .string(message("checkout.address_missing"))
  .max(64, message("checkout.address_missing"));

/**
 * The page's buttons. An address is written in parts, and goes to the backend as it was typed: it says of all of it at
 * once what is wrong.
 */
export const addressSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("address.choose"), address_id: id }),
  z.object({ intent: z.enum(["address.place", "address.save"]) }),
  z.object({ intent: z.literal("address.remove"), edit: id }),
]);
