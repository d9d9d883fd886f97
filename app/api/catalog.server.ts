import { categoryTree, facets, product, productList, searchHits } from "#backend/contract/catalog";
import type { Query } from "./address";
import type { Door } from "./door.server";

/** GET home/categories/ (R-API-12): departments, each with its tree. */
export function getCategories(door: Door) {
  return door.get("home/categories/", categoryTree);
}

/** GET home/products. */
export function listProducts(door: Door, query: Query) {
  return door.get("home/products", productList, query);
}

/** GET home/products/facets: the filters for the same query. */
export function getFacets(door: Door, query: Query) {
  return door.get("home/products/facets", facets, query);
}

/** GET home/products/{code}. */
export function getProduct(door: Door, id: string) {
  return door.get(`home/products/${encodeURIComponent(id)}`, product);
}

/** GET home/search (R-API-13). */
export function searchCatalog(door: Door, query: Query) {
  return door.get("home/search", searchHits, query);
}
