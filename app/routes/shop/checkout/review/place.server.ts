import { data } from "@remix-run/node";
import type { PlaceOrderInput } from "#backend/contract/checkout";
import { placeOrderInput } from "#backend/contract/checkout";
import { chooseInCheckout, placeOrder } from "~/api/checkout.server";
import { ApiError } from "~/api/client/api-error";
import { sendToPay } from "~/features/payment/send-to-pay.server";
import { toLatinDigits } from "~/i18n/digits";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/failures.server";
import { langPath } from "~/request/page-address";
import { redirectTo } from "~/request/redirects.server";
import { sayRefusal } from "~/request/refuse-form.server";
import { currentCheckout } from "../open-checkout.server";
import { checkoutSteps, stepPath } from "../steps";

/** What a review that was not placed brings back. */
export interface PlaceOrderErrors {
  /** As it was typed. */
  note: string;
  noteError?: string;
  /** What is not as it was reviewed, in words. */
  changed?: string;
  /** Why no further order may wait to be paid, in words; the others are on their own page. */
  full?: string;
}

const maxNote = 500;

/** Places the order and leads to its payment; what stands in the way is said where it can be changed. */
export async function place(ctx: RequestContext, form: FormData) {
  const note = String(form.get("note") ?? "").trim();
  if (note.length > maxNote) {
    return data<PlaceOrderErrors>({ note, noteError: ctx.t("checkout.note_long") }, 400);
  }
  const order = readOrder(form);
  if (!order) return data<PlaceOrderErrors>({ note }, 400);
  try {
    await chooseInCheckout(ctx.api, { note: note || null });
    const { number, payment } = await placeOrder(ctx.api, order);
    return payment ? sendToPay(ctx, payment) : redirectTo(ctx, `/user/orders/${number}`);
  } catch (error) {
    return explainRefusal(ctx, error, order.payable, note);
  }
}

function readOrder(form: FormData): PlaceOrderInput | undefined {
  const amount = Number(toLatinDigits(String(form.get("amount") ?? "")));
  const payable = { amount, currency: form.get("currency") };
  return placeOrderInput.safeParse({ op_id: form.get("op_id"), payable }).data;
}

/** A step without its answer, a sold-out cart, another total, too many orders: back to where it shows. */
async function explainRefusal(
  ctx: RequestContext,
  error: unknown,
  was: PlaceOrderInput["payable"],
  note: string,
) {
  if (!(error instanceof ApiError) || error.outcome.kind !== "message") return asPage(ctx)(error);
  const { msg } = error.outcome;
  const step = checkoutSteps.find((name) => name in error.errors);
  if (step) {
    const [key = msg] = error.errors[step] ?? [];
    return redirectTo(ctx, stepPath(ctx.lang, step), { flash: { type: "warning", key } });
  }
  if (msg === "order.sold_out" || msg === "order.empty" || msg === "order.no_seller") {
    const flash = { type: "warning", key: msg, params: error.params } as const;
    return redirectTo(ctx, langPath(ctx.lang, "/carts"), { flash });
  }
  if (msg === "order.too_many_open" || msg === "order.too_many_here") {
    return data<PlaceOrderErrors>({ note, full: sayRefusal(ctx, error).error ?? undefined }, 400);
  }
  if (msg !== "order.changed") return asPage(ctx)(error);
  return data<PlaceOrderErrors>({ note, changed: await sayChange(ctx, was) }, 400);
}

/** The old total and the new one, where it has moved. */
async function sayChange(ctx: RequestContext, was: PlaceOrderInput["payable"]): Promise<string> {
  const { money } = formatsFor(ctx.lang);
  const { payable } = (await currentCheckout(ctx)).totals;
  if (payable.amount === was.amount) return ctx.t("checkout.changed");
  return ctx.t("checkout.moved", { was: money(was), now: money(payable) });
}
