import { z } from "zod";
import { countField, variantField } from "~/features/cart/form-fields.server";
import { message, opIdField } from "~/forms/schema.server";

/** What the product's form sends beside the ticked options, whose names only the product knows. */
export const productSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({
      intent: z.enum(["cart.add", "cart.buy"]),
      op_id: opIdField,
      variant: variantField.optional(),
      qty: countField.default(1),
    }),
    z.object({ intent: z.enum(["wish.add", "wish.remove"]), variant: variantField.optional() }),
  ],
  message("error.bad_request"),
);

export type ProductInput = z.infer<typeof productSchema>;
