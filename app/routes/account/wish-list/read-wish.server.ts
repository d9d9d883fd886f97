import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { message, opIdField, variantField } from "~/features/cart/form-fields.server";

const product = z
  .string(message("error.bad_request"))
  .regex(/^\d{1,9}$/, message("error.bad_request"))
  .transform(Number);

/** What the wish list's forms send; `wish.add` takes a removal back. */
const wishForm = z.discriminatedUnion(
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
export type WishForm = z.infer<typeof wishForm>;

/** What is wanted of the list; null for a form that the page never made. */
export function readWish(form: FormData): WishForm | null {
  const submission = parseWithZod(form, { schema: wishForm });
  return submission.status === "success" ? submission.value : null;
}
