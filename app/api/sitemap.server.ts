import { sitemapParts, sitemapPosts, sitemapProducts } from "#backend/contract/sitemap";
import type { ApiClient } from "./client/api-client.server";

/** GET home/sitemap: the parts that hold products. */
export function getSitemapParts(api: ApiClient) {
  return api.get("home/sitemap", sitemapParts);
}

/** GET home/sitemap/{number}: the products of one part. */
export function getSitemapProducts(api: ApiClient, number: number) {
  return api.get(`home/sitemap/${number}`, sitemapProducts);
}

/** GET home/sitemap/posts: the journal's posts. */
export function getSitemapPosts(api: ApiClient) {
  return api.get("home/sitemap/posts", sitemapPosts);
}
