import type { ProductCard } from "#backend/contract/catalog";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import type { CardView } from "./card-view";

/**
 * The wire's card as a page shows it. Amounts are printed here, once: server and browser show the same
 * text, and browsers need no number formats.
 */
export function toCardView(
  card: ProductCard,
  { lang, t }: Pick<RequestContext, "lang" | "t">,
): CardView {
  const formats = formatsFor(lang);
  const view: CardView = { id: card.id, slug: card.slug, name: card.name };
  if (card.image) view.picture = [card.image.url, card.image.tint];
  if (card.price) {
    const { amount, compare_at, currency, discount } = card.price;
    view.price = formats.money({ amount, currency });
    if (card.from) view.from = true;
    if (compare_at) view.was = formats.money({ amount: compare_at, currency });
    if (discount) view.off = formats.percent(discount);
  }
  if (card.rating !== null && card.rating_count > 0) {
    const n = formats.number(card.rating_count);
    const votes = card.rating_is_demo ? t("rating.demo", { n }) : n;
    view.rating = [card.rating, formats.stars(card.rating), votes];
  }
  if (card.stock === "out") view.soldOut = true;
  if (card.stock === "low" && card.left !== null) {
    view.left = t("stock.left", { count: card.left, n: formats.number(card.left) });
  }
  if (card.is_new) view.isNew = true;
  const search = new URLSearchParams(card.choice).toString();
  if (search) view.search = `?${search}`;
  return view;
}
