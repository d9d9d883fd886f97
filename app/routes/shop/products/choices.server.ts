import { pageSizes, sortOrders } from "#backend/contract/catalog";
import {
  defaultSort,
  type ListingQuery,
  listingSearch,
  unusual,
  withPageSize,
  withSort,
} from "~/features/catalog/listing-query.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import type { Listing } from "./load-listing.server";

/** One of several ways to see the list; the current one needs no address. */
export type Choice = ReturnType<typeof sortsOf | typeof sizesOf>[number];

/** The orders as links, by stars only where there are some. Without a search "relevance" reads "recommended". */
export function sortsOf(
  { query, place, facets }: Pick<Listing, "query" | "place" | "facets">,
  path: string,
  { t }: Pick<RequestContext, "t">,
) {
  const current = query.sort ?? defaultSort(place, query.q);
  const isOffered = (order: (typeof sortOrders)[number]) =>
    order !== "rating" || order === current || facets.ratings.length > 0;
  return sortOrders.filter(isOffered).map((order) => {
    const changed = withSort(query, unusual(order, place, query.q));
    return {
      label: t(order === "relevance" && !query.q ? "sort.recommended" : `sort.${order}`),
      to: order === current ? undefined : path + listingSearch(changed),
    };
  });
}

/** The page sizes as links. */
export function sizesOf(query: ListingQuery, path: string, { lang }: Pick<RequestContext, "lang">) {
  return pageSizes.map((size) => ({
    label: formatsFor(lang).number(size),
    to: size === query.perPage ? undefined : path + listingSearch(withPageSize(query, size)),
  }));
}
