import { z } from "zod";
import { message, opIdField } from "~/forms/schema.server";

/** One product of a shared list, or all of a shared cart. */
export const takeSchema = z.object({
  product: z
    .string(message("error.bad_request"))
    .regex(/^\d{1,9}$/, message("error.bad_request"))
    .transform(Number)
    .optional(),
  op_id: opIdField,
});
