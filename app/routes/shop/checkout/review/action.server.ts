import type { PlaceOrderInput } from "#backend/contract/checkout";
import { chooseInCheckout, placeOrder } from "~/api/checkout.server";
import { ApiError } from "~/api/client/api-error";
import { sendToPay } from "~/features/payment/send-to-pay.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { formatsFor } from "~/i18n/format";
import { guardAction } from "~/request/action.server";
import type { RequestContext } from "~/request/context.server";
import { requireUser } from "~/request/require-user.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { orderPath } from "~/sitemap/account-paths";
import { cartsPath } from "~/sitemap/paths";
import { currentCheckout } from "../open-checkout.server";
import { checkoutSteps, stepPath } from "../steps";
import { orderSchema } from "./schema.server";

/** Places the order and leads to its payment; what stands in the way is said where it can be changed. */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm(args, orderSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const { order } = submission.value;
  try {
    const { number, payment } = await placeOrder(ctx.api, order);
    return payment ? sendToPay(ctx, payment) : redirectTo(ctx, orderPath(number));
  } catch (error) {
    await saveNote(ctx, order, error);
    return explainRefusal(ctx, submission, error);
  }
});

/** What was noted waits in the checkout until its order can be placed; a cart without anything has none to come. */
async function saveNote(ctx: RequestContext, { agreed }: PlaceOrderInput, error: unknown) {
  const isRefused = error instanceof ApiError && error.outcome.kind === "message";
  if (!isRefused || error.outcome.msg === "order.empty") return;
  await chooseInCheckout(ctx.api, { note: agreed?.note ?? null });
}

type Sent = Extract<ReturnType<typeof parseForm<typeof orderSchema>>, { status: "success" }>;

/** A step without its answer, a sold-out cart, another total, too many orders: back to where it shows. */
async function explainRefusal(ctx: RequestContext, submission: Sent, error: unknown) {
  if (!(error instanceof ApiError) || error.outcome.kind !== "message") return asPage(ctx)(error);
  const { msg } = error.outcome;
  const step = checkoutSteps.find((name) => name in error.errors);
  if (step) {
    const [key = msg] = error.errors[step] ?? [];
    return redirectTo(ctx, stepPath(ctx.lang, step), { flash: { type: "warning", key } });
  }
  if (msg === "order.sold_out" || msg === "order.empty" || msg === "order.no_seller") {
    const flash = { type: "warning", key: msg, params: error.params } as const;
    return redirectTo(ctx, cartsPath(ctx.lang), { flash });
  }
  if (msg === "order.too_many_open" || msg === "order.too_many_here") {
    return toApiErrorResponse(ctx, submission, error, { isFull: true });
  }
  if (msg !== "order.changed") return asPage(ctx)(error);
  const { payable } = submission.value.order;
  return toErrorResponse(submission, { formErrors: [await sayChange(ctx, payable)] });
}

/** The old total and the new one, where it has moved. */
async function sayChange(ctx: RequestContext, was: PlaceOrderInput["payable"]): Promise<string> {
  const { money } = formatsFor(ctx.lang);
  const { payable } = (await currentCheckout(ctx)).totals;
  if (payable.amount === was.amount) return ctx.t("checkout.changed");
  return ctx.t("checkout.moved", { was: money(was), now: money(payable) });
}
