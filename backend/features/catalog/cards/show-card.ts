import type { ProductCard } from "../../../contract/catalog";
import type { ProductColumns } from "../kept/product-columns";
import type { CardRow } from "./card-store";
import type { Offer } from "./offer";
import { showRating } from "./show-rating";

/** A product's card as the wire shows it. */
export function showCard(
  row: CardRow,
  gen: string,
  columns: ProductColumns,
  slot: number,
  offer: Offer,
  newSince: number,
): ProductCard {
  return {
    id: row.code,
    name: row.name,
    slug: row.slug,
    gen,
    brand: row.brand,
    image: row.image,
    ...offer,
    ...showRating(columns, slot),
    is_new: (columns.publishedAt.data[slot] ?? 0) >= newSince,
  };
}
