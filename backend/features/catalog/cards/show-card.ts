import type { ProductCard } from "../../../contract/catalog";
import type { ProductColumns } from "../index/product-columns";
import type { CardRow } from "./card-store";
import type { CardOffer } from "./offer";
import { showRating } from "./show-rating";

/** A product's card as the wire shows it. */
export function showCard(
  row: CardRow,
  departmentSlug: string,
  columns: ProductColumns,
  docId: number,
  offer: CardOffer,
  newSince: number,
): ProductCard {
  return {
    id: row.code,
    name: row.name,
    slug: row.slug,
    gen: departmentSlug,
    brand: row.brand,
    image: row.image,
    ...offer,
    ...showRating(columns, docId),
    is_new: (columns.publishedAt.data[docId] ?? 0) >= newSince,
  };
}
