import type { LoaderFunctionArgs } from "@remix-run/node";
import type { PaymentResult } from "#backend/contract/payment";
import { getOrder } from "~/api/orders.server";
import { getPaymentOptions, getPaymentResult } from "~/api/payment.server";
import { pageAddressOf } from "~/client/remix/data-request";
import { offerPush } from "~/features/push/offer-push.server";
import { type RequestContext, requireLocale } from "~/request/context.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { paymentPage } from "~/sitemap/paths";
import { toPaymentView, wordOf } from "./to-payment-view.server";

/**
 * A payment as it is stored; its address is never believed (decisions 18). Throws the redirect to the right
 * word, or the 404. Never kept: what became of a payment is one shopper's own, and changes.
 */
export async function loadPayment(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  ctx.cacheControl = "no-store";
  // What came of the payment has been told by the bank: this browser's other pages may show it as it was.
  ctx.session.writes();
  const result = await getPaymentResult(ctx.api, args.params.refId ?? "").catch(asPage(ctx));
  redirectToCanonical(ctx, result, args);
  const [paymentOptions, bought] = await Promise.all([
    readPaymentOptions(ctx, result),
    readBought(ctx, result),
  ]);
  const back = pageAddressOf(new URL(args.request.url));
  const offer = bought ? await offerPush(ctx, "orders", back) : null;
  return { ...toPaymentView(ctx, result, paymentOptions, bought), offer };
}

function redirectToCanonical(
  ctx: RequestContext,
  result: PaymentResult,
  { params }: LoaderFunctionArgs,
) {
  const word = wordOf(result);
  if (params.status === word && params.refId === result.ref_id) return;
  const path = paymentPage(word, result.ref_id);
  throw redirectTo(ctx, ctx.urlLang ? `/${ctx.urlLang}${path}` : path);
}

async function readPaymentOptions({ api }: RequestContext, { order, status }: PaymentResult) {
  if (!order?.can_pay_again || wordOf({ status }) === "pending") return [];
  return (await getPaymentOptions(api, order.number)).data;
}

/** The order that it pays, for its owner; what became of the money is told without it as well. */
function readBought({ api }: RequestContext, { order, receipt }: PaymentResult) {
  return order && receipt ? getOrder(api, order.number).catch(() => null) : null;
}
