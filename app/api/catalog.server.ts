import { categoryTree, facets, product, productList, searchHits } from "#backend/contract/catalog";
import type { Query } from "./client/address";
import type { ApiClient } from "./client/api-client.server";

/** GET home/categories/ (R-API-12): departments, each with its tree. */
export function getCategories(api: ApiClient) {
  return api.get("home/categories/", categoryTree);
}

/** GET home/products. */
export function listProducts(api: ApiClient, query: Query) {
  return api.get("home/products", productList, query);
}

/** GET home/products/facets: the filters for the same query. */
export function getFacets(api: ApiClient, query: Query) {
  return api.get("home/products/facets", facets, query);
}

/** GET home/products/{code}. */
export function getProduct(api: ApiClient, id: string) {
  return api.get(`home/products/${encodeURIComponent(id)}`, product);
}

/** GET home/search (R-API-13). */
export function searchCatalog(api: ApiClient, query: Query) {
  return api.get("home/search", searchHits, query);
}
