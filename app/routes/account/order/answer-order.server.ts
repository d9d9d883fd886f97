import { type AskReturn, returnReasons } from "#backend/contract/order";
import { gatewayIds } from "#backend/contract/payment";
import { ApiError } from "~/api/client/api-error";
import { askReturn, cancelOrder, receiveOrder, reorder } from "~/api/orders.server";
import { getPaymentOptions, payOrder } from "~/api/payment.server";
import { sendToPay } from "~/features/payment/send-to-pay.server";
import { toLatinDigits } from "~/i18n/digits";
import type { GuardedArguments } from "~/request/action.server";
import type { Flash } from "~/request/flash.server";
import { redirectTo } from "~/request/redirects.server";

const text = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Each sending of a form is one act: a form that names none is given one (decisions 11). */
const opIdOf = (form: FormData) => text(form, "op_id") || crypto.randomUUID();

/** The buttons of an order's page. Throws the backend's ApiError where it refuses. */
export async function answerOrder(args: GuardedArguments): Promise<Response> {
  const { ctx, form, params } = args;
  const number = params.number ?? "";
  const opId = opIdOf(form);
  switch (text(form, "intent")) {
    case "cancel":
      await cancelOrder(ctx.api, number, opId);
      return back(args, { type: "success", key: "order.is_canceled" });
    case "received":
      await receiveOrder(ctx.api, number, opId);
      return back(args, { type: "success", key: "order.is_received" });
    case "pay":
      return pay(args, number, opId);
    case "reorder":
      return orderAgain(args, number, opId);
    case "return":
      await askReturn(ctx.api, number, { op_id: opId, items: returnedItems(form) });
      return back(args, { type: "success", key: "order.return_asked" });
    default:
      throw new Response(null, { status: 400 });
  }
}

async function pay({ ctx, form }: GuardedArguments, number: string, opId: string) {
  const [first] = (await getPaymentOptions(ctx.api, number)).data;
  const gateway = gatewayIds.find((known) => known === form.get("gateway")) ?? first?.gateway;
  if (!gateway) throw new ApiError(400, { kind: "message", msg: "payment.not_possible" });
  return sendToPay(ctx, await payOrder(ctx.api, number, { op_id: opId, gateway }));
}

async function orderAgain({ ctx }: GuardedArguments, number: string, opId: string) {
  const { added, conflicts } = await reorder(ctx.api, number, opId);
  const isWhole = conflicts.length === 0;
  const flash: Flash = {
    type: isWhole ? "success" : "warning",
    key: added === 0 ? "order.reorder_none" : isWhole ? "order.reordered" : "order.reordered_part",
  };
  return redirectTo(ctx, `/${ctx.lang}/carts`, { flash });
}

/** The ticked pieces of the return form: how many of each, and why. */
function returnedItems(form: FormData): AskReturn["items"] {
  const items = form.getAll("item").map((id) => ({
    item_id: String(id),
    qty: Number(toLatinDigits(text(form, `qty.${id}`).trim() || "1")),
    reason: returnReasons.find((known) => known === form.get("reason")) ?? "other",
    note: text(form, "note").trim() || null,
  }));
  if (items.length > 0) return items;
  const msg = "order.return_none";
  throw new ApiError(400, { kind: "message", msg });
}

function back({ ctx, params }: GuardedArguments, flash: Flash): Response {
  return redirectTo(ctx, `/user/orders/${params.number}`, { flash });
}
