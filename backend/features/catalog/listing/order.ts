import type { SortOrder } from "../../../contract/catalog";
import type { ProductColumns } from "../index/product-columns";
import type { Evaluation } from "./evaluate";
import type { Filters } from "./filters";

/** Above any key, which all are whole numbers below 2 ** 50: with it they are still told apart to the last unit. */
const shelf = 2 ** 51;

/** Of what is no whole number, so much is. */
const finely = 2 ** 40;

/**
 * How a listing is ordered: what can be bought first, then sold-out products, then those without a
 * price in the currency; within that by the chosen order, then the newer code.
 */
export function orderOf(
  columns: ProductColumns,
  filters: Filters,
  found: Evaluation,
  sort: SortOrder,
): (a: number, b: number) => boolean {
  const codes = columns.code.data;
  const { docIds, cheapest, inStock } = found;
  const keys = sortKeys(columns, filters, found, sort);
  for (let place = 0; place < docIds.length; place++) {
    const shelves = (cheapest[place] ?? -1) < 0 ? 2 : inStock[place] ? 0 : 1;
    keys[place] = (keys[place] ?? 0) + shelves * shelf;
  }
  return (a, b) => {
    const [one, other] = [keys[a] ?? 0, keys[b] ?? 0];
    if (one !== other) return one < other;
    return (codes[docIds[a] ?? 0] ?? 0) > (codes[docIds[b] ?? 0] ?? 0);
  };
}

/** The value by which each matching product is sorted; the smaller comes first. */
function sortKeys(
  columns: ProductColumns,
  { currency, found }: Filters,
  { docIds, cheapest, rows }: Pick<Evaluation, "docIds" | "cheapest" | "rows">,
  sort: SortOrder,
): Float64Array {
  const keysOf = (all: Int32Array, keyOf: (row: number, place: number) => number) =>
    writeKeys(rows.keys.subarray(0, all.length), all, keyOf);
  const amounts = columns.amount[currency].data;
  const publishedAt = columns.publishedAt.data;
  const sold = columns.sold.data;
  switch (sort) {
    case "newest":
      return keysOf(docIds, (docId) => -(publishedAt[docId] ?? 0));
    case "price_asc":
      return keysOf(cheapest, (variant) => amounts[variant] ?? 0);
    case "price_desc":
      return keysOf(cheapest, (variant) => -(amounts[variant] ?? 0));
    case "discount": {
      const struck = columns.compareAt[currency].data;
      return keysOf(cheapest, (variant) =>
        Math.round(-finely * discountShare(amounts, struck, variant)),
      );
    }
    case "rating":
      return keysOf(docIds, (docId) => Math.round(-finely * trustedRating(columns, docId)));
    case "bestseller":
      return keysOf(docIds, (docId) => -(sold[docId] ?? 0));
    case "relevance":
      // The search's findings are looked at best first, so their place is their rank.
      return found
        ? keysOf(docIds, (_, place) => place)
        : keysOf(docIds, (docId) => -(sold[docId] ?? 0));
  }
}

/** What `keyOf` answers for each row and its place; 0 for the row -1. */
function writeKeys(
  keys: Float64Array,
  rows: Int32Array,
  keyOf: (row: number, place: number) => number,
): Float64Array {
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] ?? -1;
    keys[place] = row >= 0 ? keyOf(row, place) : 0;
  }
  return keys;
}

function discountShare(amounts: Float64Array, struck: Float64Array, variant: number): number {
  const before = struck[variant] ?? 0;
  return before > 0 ? 1 - (amounts[variant] ?? 0) / before : 0;
}

/** As many votes of 3.5 stars are mixed in, so that one vote of five is no 4.9 of a thousand. */
const doubt = { votes: 10, rating: 350 };

function trustedRating(columns: ProductColumns, docId: number): number {
  const votes = columns.ratingCount.data[docId] ?? 0;
  const rating = columns.rating.data[docId] ?? 0;
  return votes === 0 ? 0 : (rating * votes + doubt.rating * doubt.votes) / (votes + doubt.votes);
}
