import type { CatalogIndex } from "../index/catalogue";
import type { Filters } from "./filters";
import { Matcher } from "./matcher";

/** By the state of the catalogue, then by scope: the products that stand there, found by one pass. */
const membersByIndex = new WeakMap<CatalogIndex, Map<string, Int32Array>>();

/**
 * The document ids of the products in a department or category, in the order of the columns; null for the whole
 * shop. In a large shop most listings look at a hundredth of it, so each scope's products are found once
 * per state of the catalogue.
 */
export function categoryMembers(catalogIndex: CatalogIndex, filters: Filters): Int32Array | null {
  if (filters.scope.length === 0) return null;
  const byScope = membersByIndex.get(catalogIndex) ?? new Map<string, Int32Array>();
  membersByIndex.set(catalogIndex, byScope);
  const name = filters.scope.join();
  const docIds = byScope.get(name) ?? findMembers(catalogIndex, filters);
  byScope.set(name, docIds);
  return docIds;
}

function findMembers({ columns }: CatalogIndex, filters: Filters): Int32Array {
  const matcher = new Matcher(columns, { ...filters, newSince: null, soldOnly: false });
  const docIds: number[] = [];
  for (let docId = 0; docId < columns.size; docId++) {
    if (matcher.isMember(docId)) docIds.push(docId);
  }
  return Int32Array.from(docIds);
}
