import type { ProductCard } from "../../../contract/catalog";
import type { ProductColumns } from "../kept/product-columns";

/** A product's stars; there are none but the demo's made-up ones, which say so (decisions 30). */
export function showRating(
  columns: ProductColumns,
  slot: number | undefined,
): Pick<ProductCard, "rating" | "rating_count" | "rating_is_demo"> {
  const rating = slot === undefined ? 0 : (columns.rating.data[slot] ?? 0);
  if (slot === undefined || rating === 0) {
    return { rating: null, rating_count: 0, rating_is_demo: false };
  }
  const rating_count = columns.ratingCount.data[slot] ?? 0;
  return { rating: rating / 100, rating_count, rating_is_demo: true };
}
