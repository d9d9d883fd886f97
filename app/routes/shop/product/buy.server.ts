import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { countField, message, opIdField, variantField } from "~/features/cart/form-fields.server";
import type { RequestContext } from "~/request/context.server";
import type { Refused } from "./product-form";

/** What the product's form sends beside the ticked options, whose names only the product knows. */
const buyForm = z.discriminatedUnion(
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

export type BuyAnswer =
  | { accepted: z.infer<typeof buyForm>; refused?: undefined }
  | { refused: Refused; accepted?: undefined };

/** What is wanted, or what is wrong with the form in the reader's language, with the typed count to show again. */
export function readBuyForm(
  form: FormData,
  { translator }: Pick<RequestContext, "translator">,
): BuyAnswer {
  const submission = parseWithZod(form, { schema: buyForm });
  if (submission.status === "success") return { accepted: submission.value };
  const errors = Object.values(submission.error ?? {}).flatMap((keys) => keys ?? []);
  return {
    refused: {
      qty: String(form.get("qty") ?? ""),
      errors: errors.map((key) => translator.say(key)),
      isCount: submission.error?.qty !== undefined,
    },
  };
}
