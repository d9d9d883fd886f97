import type { CatalogIndex } from "../index/catalogue";
import type { ProductColumns } from "../index/product-columns";
import { categoryMembers } from "./category-members";
import type { Filters } from "./filters";
import { groupBits } from "./group-bits";
import { Matcher, missed } from "./matcher";
import { type Counts, Tally } from "./tally";

/** What a listing holds: the matching document ids, for each the variant that its card shows, and the counts. */
export interface Evaluation {
  docIds: Int32Array;
  /** The cheapest that matches, in stock where one is; -1 where none has a price in the currency. */
  cheapest: Int32Array;
  /** 1 where a matching variant is in stock. */
  inStock: Uint8Array;
  counts: Counts;
}

/** Goes once through the products that a listing looks at. */
export function evaluate(catalogIndex: CatalogIndex, filters: Filters): Evaluation {
  const { columns, reference } = catalogIndex;
  const looked = docIdsToLookAt(catalogIndex, filters);
  const count = looked?.length ?? columns.size;
  const docIds = new Int32Array(count);
  const cheapest = new Int32Array(count);
  const inStock = new Uint8Array(count);
  const matcher = new Matcher(columns, filters);
  const tally = new Tally(columns, groupBits(reference, columns.termLimit, filters.groups));
  let matching = 0;
  for (let index = 0; index < count; index++) {
    const docId = looked ? (looked[index] ?? 0) : index;
    if (!matcher.isMember(docId)) continue;
    const seen = seeProduct(columns, filters, matcher, tally, docId);
    if (!seen) continue;
    docIds[matching] = docId;
    cheapest[matching] = seen.cheapest;
    inStock[matching] = seen.inStock ? 1 : 0;
    matching++;
  }
  return {
    docIds: docIds.subarray(0, matching),
    cheapest: cheapest.subarray(0, matching),
    inStock: inStock.subarray(0, matching),
    counts: tally.result(),
  };
}

/** A search has named the products, a scope has them listed; else all are looked at. */
function docIdsToLookAt(catalogIndex: CatalogIndex, filters: Filters): ArrayLike<number> | null {
  if (!filters.found) return categoryMembers(catalogIndex, filters);
  return filters.found
    .map((code) => catalogIndex.columns.docIdOf(code))
    .filter((docId) => docId !== undefined);
}

/** Above any amount: what is sold out gives way to what can be had. */
const soldOut = 1e15;

interface Seen {
  cheapest: number;
  inStock: boolean;
}

/** Looks at each variant of a product, counts it, and answers null where none matches. */
function seeProduct(
  columns: ProductColumns,
  filters: Filters,
  matcher: Matcher,
  tally: Tally,
  docId: number,
): Seen | null {
  const amounts = columns.amount[filters.currency].data;
  const struck = columns.compareAt[filters.currency].data;
  const { satisfied, misses: productMisses } = matcher.productBits(docId);
  const end = columns.variantEnd.data[docId] ?? 0;
  let matches = false;
  let single = 0;
  let cheapest = -1;
  let min = Number.POSITIVE_INFINITY;
  let stocked = false;
  let stockCounts = false;
  let saleCounts = false;
  for (let variant = columns.variantStart.data[docId] ?? 0; variant < end; variant++) {
    const misses = matcher.variantMisses(variant, satisfied, productMisses);
    if ((misses & (misses - 1)) !== 0) continue;
    tally.countVariant(docId, variant, misses);
    const amount = amounts[variant] ?? 0;
    const isStocked = (columns.stock.data[variant] ?? 0) > 0;
    if (misses === 0) {
      matches = true;
      stocked ||= isStocked;
      const rank = isStocked ? amount : amount + soldOut;
      if (amount > 0 && rank < min) {
        cheapest = variant;
        min = rank;
      }
    } else {
      single |= misses;
    }
    if (misses === 0 || misses === missed.price) tally.seePrice(amount);
    stockCounts ||= isStocked && (misses === 0 || misses === missed.stock);
    saleCounts ||= (struck[variant] ?? 0) > 0 && (misses === 0 || misses === missed.sale);
  }
  if (stockCounts) tally.inStock++;
  if (saleCounts) tally.sale++;
  if (matches || single !== 0) tally.countProduct(docId, matches, single);
  return matches ? { cheapest, inStock: stocked } : null;
}
