import { getPaymentResult, payOrder } from "~/api/payment.server";
import { sendToPay } from "~/features/payment/send-to-pay.server";
import { parseForm, toApiErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { notFound } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import { paySchema } from "./schema.server";

/** A new attempt to pay the order of this payment; only its owner knows of one. */
export const action = guardAction(async ({ ctx, form, params }) => {
  ctx.cacheControl = "no-store";
  const submission = parseForm({ ctx, form }, paySchema);
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { order } = await getPaymentResult(ctx.api, params.refId ?? "").catch(asPage(ctx));
  if (!order) throw notFound();
  try {
    return sendToPay(ctx, await payOrder(ctx.api, order.number, submission.value));
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error);
  }
});
