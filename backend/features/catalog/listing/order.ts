import type { SortOrder } from "../../../contract/catalog";
import type { ProductColumns } from "../index/product-columns";
import type { Evaluation } from "./evaluate";
import type { Filters } from "./filters";

/** The value by which a matching product is sorted; the smaller comes first. */
type SortKey = (index: number) => number;

/**
 * How a listing is ordered: what can be bought first, then sold-out products, then those without a
 * price in the currency; within that by the chosen order, then the newer code.
 */
export function orderOf(
  columns: ProductColumns,
  filters: Filters,
  { docIds, cheapest, inStock }: Evaluation,
  sort: SortOrder,
): (a: number, b: number) => boolean {
  const key = sortKey(columns, filters, { docIds, cheapest }, sort);
  const shelf = (index: number) => ((cheapest[index] ?? -1) < 0 ? 2 : inStock[index] ? 0 : 1);
  const code = (index: number) => columns.code.data[docIds[index] ?? 0] ?? 0;
  return (a, b) => {
    const shelves = shelf(a) - shelf(b);
    if (shelves !== 0) return shelves < 0;
    const keys = key(a) - key(b);
    if (keys !== 0) return keys < 0;
    return code(a) > code(b);
  };
}

function sortKey(
  columns: ProductColumns,
  { currency, found }: Filters,
  { docIds, cheapest }: Pick<Evaluation, "docIds" | "cheapest">,
  sort: SortOrder,
): SortKey {
  const amounts = columns.amount[currency].data;
  const struck = columns.compareAt[currency].data;
  const docId = (index: number) => docIds[index] ?? 0;
  const amount = (index: number) => amounts[cheapest[index] ?? -1] ?? 0;
  const bestseller: SortKey = (index) => -(columns.sold.data[docId(index)] ?? 0);
  switch (sort) {
    case "newest":
      return (index) => -(columns.publishedAt.data[docId(index)] ?? 0);
    case "price_asc":
      return amount;
    case "price_desc":
      return (index) => -amount(index);
    case "discount":
      return (index) => -discountShare(amount(index), struck[cheapest[index] ?? -1] ?? 0);
    case "rating":
      return (index) => -trustedRating(columns, docId(index));
    case "bestseller":
      return bestseller;
    case "relevance":
      // The search's findings are looked at best first, so their place is their rank.
      return found ? (index) => index : bestseller;
  }
}

const discountShare = (amount: number, struck: number) => (struck > 0 ? 1 - amount / struck : 0);

/** As many votes of 3.5 stars are mixed in, so that one vote of five is no 4.9 of a thousand. */
const doubt = { votes: 10, rating: 350 };

function trustedRating(columns: ProductColumns, docId: number): number {
  const votes = columns.ratingCount.data[docId] ?? 0;
  const rating = columns.rating.data[docId] ?? 0;
  return votes === 0 ? 0 : (rating * votes + doubt.rating * doubt.votes) / (votes + doubt.votes);
}
