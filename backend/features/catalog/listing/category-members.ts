import type { CatalogIndex } from "../index/catalogue";
import type { Filters } from "./filters";
import { Matcher } from "./matcher";

/** By the state of the catalogue, then by place: the products that stand there, found by one pass. */
const membersByIndex = new WeakMap<CatalogIndex, Map<string, Int32Array>>();

/**
 * The document ids of the products in a department or category, in the order of the columns; null for the whole
 * shop. In a large shop most listings look at a hundredth of it, so each place's products are found once
 * per state of the catalogue.
 */
export function categoryMembers(catalogIndex: CatalogIndex, filters: Filters): Int32Array | null {
  if (filters.place.length === 0) return null;
  const places = membersByIndex.get(catalogIndex) ?? new Map<string, Int32Array>();
  membersByIndex.set(catalogIndex, places);
  const name = filters.place.join();
  const docIds = places.get(name) ?? findMembers(catalogIndex, filters);
  places.set(name, docIds);
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
