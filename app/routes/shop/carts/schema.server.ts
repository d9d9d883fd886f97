import { z } from "zod";
import { couponForm } from "#backend/contract/own-forms";
import { countField, variantField } from "~/features/cart/form-fields.server";
import { message, opIdField, ruledText } from "~/forms/schema.server";

const line = { op_id: opIdField, variant: variantField };
const amount = z
  .string(message("error.bad_request"))
  .regex(/^\d{1,15}$/, message("error.bad_request"))
  .transform(Number)
  .optional();

/** What the field for a coupon asks. */
export const couponFields = {
  code: ruledText(["required", ["max_len", couponForm.code.max]], {
    words: { validate_max_len: "coupon.too_long" },
  }),
};

/** What the cart's forms send; `intent` says which. */
export const cartSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("cart.set"), ...line, qty: countField }),
    z.object({ intent: z.literal("cart.remove"), ...line }),
    z.object({ intent: z.literal("cart.later"), ...line }),
    z.object({ intent: z.literal("cart.back"), ...line }),
    /** The price that the shopper has seen is fine, and so is the count. */
    z.object({ intent: z.literal("cart.accept"), ...line, qty: countField, seen: amount }),
    /** Takes a removal back; `later` where the line was saved for later. */
    z.object({
      intent: z.literal("cart.put_back"),
      ...line,
      qty: countField,
      later: z.literal("1", message("error.bad_request")).optional(),
    }),
    z.object({
      intent: z.literal("cart.coupon"),
      op_id: opIdField,
      ...couponFields,
    }),
    z.object({ intent: z.literal("cart.uncoupon"), op_id: opIdField }),
  ],
  message("error.bad_request"),
);
export type CartInput = z.infer<typeof cartSchema>;
