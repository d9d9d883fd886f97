import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { countField, message, opIdField, variantField } from "~/features/cart/form-fields.server";
import type { RequestContext } from "~/request/context.server";

const line = { op_id: opIdField, variant: variantField };
const amount = z
  .string(message("error.bad_request"))
  .regex(/^\d{1,15}$/, message("error.bad_request"))
  .transform(Number)
  .optional();

/** What the cart's forms send; `intent` says which. */
const cartForm = z.discriminatedUnion(
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
      code: z
        .string(message("required_error"))
        .trim()
        .min(1, message("required_error"))
        .max(40, message("coupon.too_long")),
    }),
    z.object({ intent: z.literal("cart.uncoupon"), op_id: opIdField }),
  ],
  message("error.bad_request"),
);
export type CartForm = z.infer<typeof cartForm>;

/** A refused form: what was typed, and what is wrong, in the reader's language. */
export interface Refused {
  /** The line that it is about; none for the coupon or a form that the page never made. */
  variant?: string;
  field?: "qty" | "code";
  typed: string;
  text: string;
}

/** What is wanted of the cart, or what is wrong with the form. The − and + buttons send their count as `to`. */
export function readChange(
  form: FormData,
  { translator }: Pick<RequestContext, "translator">,
): { accepted: CartForm; refused?: undefined } | { refused: Refused } {
  const to = form.get("to");
  if (to !== null) form.set("qty", to);
  const submission = parseWithZod(form, { schema: cartForm });
  if (submission.status === "success") return { accepted: submission.value };
  const errors = submission.error ?? {};
  const field = (["qty", "code"] as const).find((name) => errors[name]);
  const [key] = Object.values(errors).flatMap((keys) => keys ?? []);
  const variant = form.get("variant");
  return {
    refused: {
      variant: typeof variant === "string" ? variant : undefined,
      field,
      typed: String((field && form.get(field)) ?? ""),
      text: translator.say(key ?? "error.bad_request"),
    },
  };
}
