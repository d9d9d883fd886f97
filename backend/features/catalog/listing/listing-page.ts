import type { CatalogIndex } from "../index/catalogue";
import { type Evaluation, evaluate } from "./evaluate";
import type { Filters, PageWanted } from "./filters";
import { orderOf } from "./order";
import type { Counts } from "./tally";
import { topOf } from "./top";

/** One page of a listing as codes, with its count and the counts of the facets. */
export interface ListingPage {
  codes: number[];
  total: number;
  wanted: PageWanted;
  counts: Counts;
}

/** Finds the page's products; a page past the end is empty. */
export function findPage(
  catalogIndex: CatalogIndex,
  filters: Filters,
  wanted: PageWanted,
): ListingPage {
  const found = evaluate(catalogIndex, filters);
  return {
    codes: pageCodes(catalogIndex, filters, wanted, found),
    total: found.docIds.length,
    wanted,
    counts: found.counts,
  };
}

function pageCodes(
  { columns }: CatalogIndex,
  filters: Filters,
  { sort, page, perPage }: PageWanted,
  found: Evaluation,
): number[] {
  const start = (page - 1) * perPage;
  if (start >= found.docIds.length) return [];
  const order = orderOf(columns, filters, found, sort);
  return topOf(found.docIds.length, start + perPage, order)
    .slice(start)
    .map((index) => columns.code.data[found.docIds[index] ?? 0] ?? 0);
}
