import type { WishItem, WishList } from "#backend/contract/cart";
import { lineAddress } from "~/features/cart/line-address";
import { toCardView } from "~/features/catalog/card-view.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import type { WishItemView, WishView } from "./wish-view";

type Texts = Pick<RequestContext, "lang" | "t">;

export function toWishView({ data, total }: WishList, ctx: Texts): WishView {
  const n = formatsFor(ctx.lang).number(total);
  return {
    count: ctx.t("wish.count", { count: total, n }),
    items: data.map((item) => toItemView(item, ctx)),
  };
}

function toItemView(item: WishItem, ctx: Texts): WishItemView {
  const { product, variant_id, back_in_stock } = item;
  return {
    card: toCardView(product, ctx),
    to: lineAddress(ctx.lang, item),
    variant: variant_id ?? undefined,
    options: item.options.map(({ value }) => value).join(ctx.t("list.comma")),
    dropped: sayDrop(item, ctx),
    isBack: back_in_stock,
    canMove: product.stock !== "out" && product.price !== null,
  };
}

function sayDrop({ product, dropped_from }: WishItem, { lang, t }: Texts): string | undefined {
  if (!dropped_from || !product.price || product.price.currency !== dropped_from.currency) {
    return undefined;
  }
  const { currency } = dropped_from;
  const amount = dropped_from.amount - product.price.amount;
  return t("wish.dropped", { amount: formatsFor(lang).money({ amount, currency }) });
}
