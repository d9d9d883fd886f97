import { countFilters, listingSearch } from "~/features/catalog/listing-query.server";
import type { PageHead } from "~/features/document/page-head";
import type { RequestContext } from "~/request/context.server";
import { listingPage } from "~/sitemap/paths";
import type { Listing } from "./load-listing.server";
import type { ListingView } from "./to-listing-view.server";

/** A listing's head: its canonical address; out of search engines from two filters on (domain 4.1). */
export function listingHead(
  { place, query, list }: Listing,
  { title, description, pages }: ListingView,
  { t }: Pick<RequestContext, "t">,
): PageHead {
  const category = list.path.at(-1);
  const home = category ? { gen: category.gen, category: category.slug } : place;
  return {
    title: query.page > 1 ? t("listing.title_page", { title, page: pages.label }) : title,
    description,
    path: listingPage(home) + listingSearch(query),
    noindex: countFilters(query) > 1 || list.data.length === 0,
  };
}
