import type { WishItem, WishList } from "#backend/contract/cart";
import { lineAddress } from "~/features/cart/line-address";
import { toCardView } from "~/features/catalog/card-view.server";
import { formatsFor } from "~/i18n/format";
import { joinSpoken, toPart } from "~/i18n/spoken";
import type { PageWords } from "~/request/context.server";

export function toWishView({ data, total }: WishList, ctx: PageWords) {
  const n = formatsFor(ctx.lang, ctx.display).number(total);
  return {
    count: ctx.t("wish.count", { count: total, n }),
    items: data.map((item) => toWishItemView(item, ctx)),
  };
}

export type WishView = ReturnType<typeof toWishView>;

/** A product's card with what has happened since it was put here. */
export type WishItemView = ReturnType<typeof toWishItemView>;

export function toWishItemView(item: WishItem, ctx: PageWords) {
  const { product, variant_id, back_in_stock } = item;
  return {
    card: toCardView(product, ctx),
    to: lineAddress(ctx.lang, item),
    /** The variant that was looked at. */
    variant: variant_id ?? undefined,
    /** What it differs in, in words: "Blue, M"; empty where nothing was chosen. */
    options: joinSpoken(
      item.options.map(({ value, said_in: own }) => toPart(value, own?.value)),
      ctx.t("list.comma"),
    ),
    /** "$3.00 cheaper than when you saved it" */
    dropped: sayDrop(item, ctx),
    isBack: back_in_stock,
    canMove: product.stock !== "out" && product.price !== null,
  };
}

function sayDrop(
  { product, dropped_from }: WishItem,
  { display, lang, t }: PageWords,
): string | undefined {
  if (!dropped_from || !product.price || product.price.currency !== dropped_from.currency) {
    return undefined;
  }
  const { currency } = dropped_from;
  const amount = dropped_from.amount - product.price.amount;
  return t("wish.dropped", { amount: formatsFor(lang, display).money({ amount, currency }) });
}
