import type { ProductCard } from "#backend/contract/catalog";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";

/** What a product's card shows. */
export type CardView = ReturnType<typeof toCardView>;

/**
 * The wire's card as a page shows it, as small as it goes: it stands in the page twice, as markup and as data.
 * Amounts are printed here, once: server and browser show the same text, and browsers need no number formats.
 */
export function toCardView(card: ProductCard, { lang, t }: Pick<RequestContext, "lang" | "t">) {
  const formats = formatsFor(lang);
  const { id, slug, name, image, price, rating, rating_count, left } = card;
  const votes = formats.number(rating_count);
  const search = new URLSearchParams(card.choice).toString();
  return {
    id,
    slug,
    name,
    ...(card.lang && { lang: card.lang }),
    /** Address and number of the placeholder's tint. */
    ...(image && { picture: [image.url, image.tint] as [url: string, tint: number] }),
    // No price at all where the currency has none.
    ...(price && {
      price: formats.money(price),
      /** The price is the lowest of several. */
      ...(card.from && { from: true as const }),
      ...(price.compare_at && {
        was: formats.money({ amount: price.compare_at, currency: price.currency }),
      }),
      ...(price.discount && { off: formats.percent(price.discount) }),
    }),
    ...(rating !== null &&
      rating_count > 0 && {
        rating: [
          rating,
          formats.stars(rating),
          card.rating_is_demo ? t("rating.demo", { n: votes }) : votes,
        ] as [value: number, printed: string, votes: string],
      }),
    ...(card.stock === "out" && { soldOut: true as const }),
    /** "Only 3 left", when few are. */
    ...(card.stock === "low" &&
      left !== null && { left: t("stock.left", { count: left, n: formats.number(left) }) }),
    ...(card.is_new && { isNew: true as const }),
    /** The options that the list was narrowed to, as the product's address has them: `?color=blue`. */
    ...(search && { search: `?${search}` }),
  };
}
