import type { ProductCard } from "../../../contract/catalog";
import type { ProductColumns } from "../index/product-columns";

/** A product's stars: those of its reviews, else the demo's made-up ones, which say so (decisions 30). */
export function showRating(
  columns: ProductColumns,
  docId: number | undefined,
): Pick<ProductCard, "rating" | "rating_count" | "rating_is_demo"> {
  const rating = docId === undefined ? 0 : (columns.rating.data[docId] ?? 0);
  if (docId === undefined || rating === 0) {
    return { rating: null, rating_count: 0, rating_is_demo: false };
  }
  const rating_count = columns.ratingCount.data[docId] ?? 0;
  const rating_is_demo = columns.ratingIsDemo.data[docId] === 1;
  return { rating: rating / 100, rating_count, rating_is_demo };
}
