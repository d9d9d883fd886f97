import type { CartLine } from "#backend/contract/cart";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { lineAddress } from "./line-address";
import { sayNotices } from "./say-notices.server";

export type LineView = ReturnType<typeof toLineView>;

type Option = CartLine["options"][number];
type OptionView = [name: string, value: string, saidIn?: NonNullable<Option["said_in"]>];

function toOption({ name, value, said_in: saidIn }: Option): OptionView {
  return saidIn ? [name, value, saidIn] : [name, value];
}

/** A line of a cart as pages show it; amounts and counts are printed. */
export function toLineView(line: CartLine, ctx: Pick<RequestContext, "lang" | "t">) {
  const { money, number } = formatsFor(ctx.lang);
  const { product, price, qty, left } = line;
  return {
    variant: line.variant_id,
    name: product.name,
    ...(product.lang && { lang: product.lang }),
    to: lineAddress(ctx.lang, line),
    ...(product.image && { picture: { url: product.image.url, tint: product.image.tint } }),
    options: line.options.map(toOption),
    qty,
    /** The count in the page's digits. */
    printed: number(qty),
    max: line.max_qty,
    /** What one costs, where there are several. */
    ...(price && qty > 1 && { each: ctx.t("cart.each", { price: money(price) }) }),
    ...(line.total && { total: money(line.total) }),
    /** The struck price of them all. */
    ...(price?.compare_at && {
      was: money({ amount: price.compare_at * qty, currency: price.currency }),
    }),
    /** "Only 2 left" */
    ...(line.stock === "low" &&
      left !== null && { left: ctx.t("stock.left", { count: left, n: number(left) }) }),
    notices: sayNotices(line, ctx),
    canBuy: line.stock !== "out" && price !== null,
  };
}
