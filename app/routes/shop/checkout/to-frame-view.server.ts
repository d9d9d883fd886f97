import type { Checkout } from "#backend/contract/checkout";
import { toTotalsView } from "~/features/cart/totals-view.server";
import { toSummaryLine } from "~/features/orders/to-summary-line.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";

type Texts = Pick<RequestContext, "lang" | "t">;

/** What stands around each step: how far one has come, and what is bought. */
export type FrameView = ReturnType<typeof toFrameView>;

/** What is bought, printed. */
export function toFrameView({ cart, totals, next }: Checkout, ctx: Texts) {
  const { number } = formatsFor(ctx.lang);
  return {
    /** The first question without an answer. */
    next,
    count: ctx.t("checkout.count", { count: cart.count, n: number(cart.count) }),
    lines: cart.lines.map((line) => toSummaryLine(line, ctx)),
    totals: toTotalsView(totals, ctx, ctx.t("checkout.shipping_next")),
  };
}
