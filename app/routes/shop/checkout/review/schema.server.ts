import { z } from "zod";
import { placeOrderInput } from "#backend/contract/checkout";
import { orderForm } from "#backend/contract/own-forms";
import { message, ruledText } from "~/forms/schema.server";
import { toLatinDigits } from "~/i18n/digits";

export const orderFields = {
  note: ruledText([["max_len", orderForm.note.max]], {
    words: { validate_max_len: "checkout.note_long" },
  }),
};

const sent = z.string(message("error.bad_request"));

/** The order as it was reviewed: the sum that was agreed to goes with it (decisions 18), and what was assumed. */
export const orderSchema = z
  .object({
    ...orderFields,
    op_id: sent,
    amount: sent,
    currency: sent,
    address_id: sent.optional(),
    shipping: sent.optional(),
    payment: sent.optional(),
  })
  .transform(({ note, op_id, amount, currency, ...agreed }, context) => {
    const payable = { amount: Number(toLatinDigits(amount)), currency };
    const order = placeOrderInput.safeParse({
      op_id,
      payable,
      agreed: { ...agreed, note: note || null },
    });
    if (order.success) return { order: order.data };
    context.addIssue({ code: "custom", message: "error.bad_request" });
    return z.NEVER;
  });
