import { ApiError } from "~/api/client/api-error";
import { askReturn, cancelOrder, receiveOrder, reorder } from "~/api/orders.server";
import { getPaymentOptions, payOrder } from "~/api/payment.server";
import { sayAdded } from "~/features/cart/say-added.server";
import { sendToPay } from "~/features/payment/send-to-pay.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { type GuardedArguments, guardAction } from "~/request/action.server";
import type { Flash } from "~/request/flash.server";
import { requireUser } from "~/request/require-user.server";
import { redirectTo } from "~/request/responses.server";
import { orderPath } from "~/sitemap/account-paths";
import { cartsPath } from "~/sitemap/paths";
import { type OrderInput, orderSchema } from "./schema.server";

/** `intent` names the button. */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm(args, orderSchema);
  if (submission.status !== "success") {
    if (submission.error?.intent) throw new Response(null, { status: 400 });
    return toErrorResponse(submission);
  }
  try {
    return await respond(args, submission.value);
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error);
  }
});

/** Throws the backend's ApiError where it refuses. */
async function respond(args: GuardedArguments, input: OrderInput): Promise<Response> {
  const { api } = args.ctx;
  const number = args.params.number ?? "";
  const { op_id } = input;
  switch (input.intent) {
    case "cancel":
      await cancelOrder(api, number, op_id);
      return back(args, { type: "success", key: "order.is_canceled" });
    case "received":
      await receiveOrder(api, number, op_id);
      return back(args, { type: "success", key: "order.is_received" });
    case "reorder":
      return orderAgain(args, number, op_id);
    case "pay": {
      const [first] = (await getPaymentOptions(api, number)).data;
      const gateway = input.gateway ?? first?.gateway;
      if (!gateway) throw new ApiError(400, { kind: "message", msg: "payment.not_possible" });
      return sendToPay(args.ctx, await payOrder(api, number, { op_id, gateway }));
    }
    default: {
      const { item, qty = {}, reason, note } = input;
      const items = item.map((item_id) => {
        return { item_id, qty: qty[item_id] ?? 1, reason, note: note || null };
      });
      await askReturn(api, number, { op_id, items });
      return back(args, { type: "success", key: "order.return_asked" });
    }
  }
}

async function orderAgain({ ctx }: GuardedArguments, number: string, opId: string) {
  const flash = sayAdded(ctx, await reorder(ctx.api, number, opId));
  return redirectTo(ctx, cartsPath(ctx.lang), { flash });
}

function back({ ctx, params }: GuardedArguments, flash: Flash): Response {
  return redirectTo(ctx, orderPath(params.number ?? ""), { flash });
}
