import { z } from "zod";
import { maxQty } from "#backend/contract/cart";
import { returnReasons } from "#backend/contract/order";
import { returnForm } from "#backend/contract/own-forms";
import { gatewayIds } from "#backend/contract/payment";
import { opIdField, ruledList, ruledText } from "~/forms/schema.server";

/** What the form for a return asks; how many of each piece, the backend knows. */
export const returnFields = {
  item: ruledList(["required_array"], { words: { required_error: "order.return_none" } }),
  note: ruledText([["max_len", returnForm.note.max]]),
};

/** Whole pieces; one where the form asks for none, because there is no more than one. */
const count = ruledText(["required", "number", ["min", 1], ["max", maxQty]], {
  shape: { pattern: "^\\p{Nd}+$", key: "numeric_error" },
}).transform(Number);

/** The buttons of an order's page. Each sending of a form is one act (decisions 11). */
export const orderSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["cancel", "received", "reorder"]), op_id: opIdField }),
  z.object({
    intent: z.literal("pay"),
    op_id: opIdField,
    /** None where the order has a single way. */
    gateway: z
      .string()
      .optional()
      .transform((sent) => gatewayIds.find((known) => known === sent)),
  }),
  z.object({
    intent: z.literal("return"),
    op_id: opIdField,
    ...returnFields,
    qty: z.record(z.string(), count).optional(),
    reason: z
      .string()
      .optional()
      .transform((sent) => returnReasons.find((known) => known === sent) ?? "other"),
  }),
]);
export type OrderInput = z.infer<typeof orderSchema>;
