import { gatewayIds } from "#backend/contract/payment";
import { getPaymentResult, payOrder } from "~/api/payment.server";
import { sendToPay } from "~/features/payment/send-to-pay.server";
import type { GuardedArguments } from "~/request/action.server";
import { asPage } from "~/request/failures.server";
import { refuseForm } from "~/request/refuse-form.server";
import { notFound } from "~/request/require-locale.server";

const opIdShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A new attempt to pay the order of this payment; only its owner knows of one. */
export async function payAgain({ ctx, form, params }: GuardedArguments) {
  ctx.cacheControl = "no-store";
  const gateway = gatewayIds.find((known) => known === form.get("gateway"));
  const opId = String(form.get("op_id") ?? "");
  if (!gateway || !opIdShape.test(opId)) throw new Response(null, { status: 400 });
  const { order } = await getPaymentResult(ctx.api, params.refId ?? "").catch(asPage(ctx));
  if (!order) throw notFound();
  try {
    return sendToPay(ctx, await payOrder(ctx.api, order.number, { op_id: opId, gateway }));
  } catch (error) {
    return refuseForm(ctx, error);
  }
}
