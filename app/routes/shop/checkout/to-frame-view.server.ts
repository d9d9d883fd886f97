import type { CartLine } from "#backend/contract/cart";
import type { Checkout } from "#backend/contract/checkout";
import { languages } from "#backend/contract/languages";
import { toTotalsView } from "~/features/cart/totals-view.server";
import type { SummaryLine } from "~/features/orders/summary-lines";
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

function toSummaryLine({ variant_id, product, options, qty, total }: CartLine, { lang }: Texts) {
  const { number, money } = formatsFor(lang);
  const line: SummaryLine = {
    id: variant_id,
    name: product.name,
    options: options.map(({ value }) => value).join(languages[lang].comma),
    qty: number(qty),
    total: total ? money(total) : "",
  };
  if (product.image) line.picture = { url: product.image.url, tint: product.image.tint };
  return line;
}
