import type { ProductCard } from "../../../contract/catalog";
import { asLanguage, homeRedirectLanguage, type LanguageCode } from "../../../contract/languages";
import type { ProductColumns } from "../index/product-columns";
import { cardPicture } from "./card-picture";
import type { CardRow } from "./card-store";
import type { MadeOffer } from "./offer";
import { showRating } from "./show-rating";

/** A product's card as the wire shows it. */
export function showCard(
  row: CardRow,
  lang: LanguageCode,
  departmentSlug: string,
  columns: ProductColumns,
  docId: number,
  { offer, named }: MadeOffer,
  newSince: number,
): ProductCard {
  return {
    id: row.code,
    name: row.name,
    ...(row.lang !== lang && { lang: asLanguage(row.lang) ?? homeRedirectLanguage }),
    slug: row.slug,
    gen: departmentSlug,
    brand: row.brand,
    image: cardPicture({ image: lookOf(row, named) ?? row.image, lang: row.lang }, lang),
    ...offer,
    ...showRating(columns, docId),
    is_new: (columns.publishedAt.data[docId] ?? 0) >= newSince,
  };
}

/** The picture of the variant that a card's address names, where it looks different (db/tables/listing). */
function lookOf({ looks }: CardRow, named: readonly string[]): ProductCard["image"] {
  const look = [...named, named.join()].find((options) => options in looks);
  return (look && looks[look]) || null;
}
