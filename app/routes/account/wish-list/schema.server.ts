import { z } from "zod";
import { variantField } from "~/features/cart/form-fields.server";
import { message, opIdField } from "~/forms/schema.server";

const product = z
  .string(message("error.bad_request"))
  .regex(/^\d{1,9}$/, message("error.bad_request"))
  .transform(Number);

/** What the wish list's forms send; `wish.add` takes a removal back. */
export const wishSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({
      intent: z.enum(["wish.add", "wish.remove"]),
      product,
      variant: variantField.optional(),
    }),
    z.object({
      intent: z.literal("wish.move"),
      product,
      variant: variantField.optional(),
      op_id: opIdField,
    }),
  ],
  message("error.bad_request"),
);
export type WishInput = z.infer<typeof wishSchema>;
