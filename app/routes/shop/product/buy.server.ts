import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { toLatinDigits } from "~/i18n/digits";
import type { MessageKey } from "~/i18n/messages/en";
import type { Refused } from "./buy-form";

const message = (key: MessageKey) => ({ error: key });

/** What the buying form sends; a count may come in any digits (decisions 17). */
const buyForm = z.object({
  intent: z.enum(["cart.add", "wish.add"], message("error.bad_request")),
  variant: z.string(message("error.bad_request")).max(64, message("error.bad_request")),
  qty: z
    .string(message("required_error"))
    .transform((text) => toLatinDigits(text.trim()))
    .pipe(z.string().regex(/^[1-9]\d{0,2}$/, message("qty_error")))
    .transform(Number)
    .default(1),
});

export type BuyAnswer = { accepted: Intent; refused?: undefined } | { refused: Refused };
type Intent = z.infer<typeof buyForm>["intent"];

/** What is wanted, or what is wrong with the form, with the typed count to show again. */
export function readBuyForm(form: FormData): BuyAnswer {
  const submission = parseWithZod(form, { schema: buyForm });
  if (submission.status === "success") return { accepted: submission.value.intent };
  const errors = Object.values(submission.error ?? {}).flatMap((keys) => keys ?? []);
  return { refused: { qty: String(form.get("qty") ?? ""), errors } };
}
