import { countFilters, listingSearch } from "~/features/catalog/listing-query.server";
import type { PageHead } from "~/features/document/page-head";
import { titlePicture } from "~/features/document/title-picture.server";
import type { RequestContext } from "~/request/context.server";
import { listingPage } from "~/sitemap/paths";
import type { Listing, ListingView } from "./load-listing.server";

/** How many products speak for a list whose place has no description of its own. */
const namedProducts = 3;

type Shop = Pick<RequestContext, "t" | "lang"> & {
  settings: Pick<RequestContext["settings"], "publicUrl">;
};

/** A listing's head: its canonical address; out of search engines from two filters on (domain 4.1). */
export function listingHead(
  { place, query, list }: Listing,
  { title, description, pages, cards }: ListingView,
  { t, lang, settings }: Shop,
): PageHead {
  const category = list.path.at(-1);
  const home = category ? { gen: category.gen, category: category.slug } : place;
  const { publicUrl } = settings;
  // A list of what is reduced or new is no department.
  const key = list.gen?.slug;
  const names = cards.slice(0, namedProducts).map(({ name }) => name);
  return {
    title: query.page > 1 ? t("listing.title_page", { title, page: pages.label }) : title,
    description:
      description ?? t("listing.description", { title, names: names.join(t("list.comma")) }),
    path: listingPage(home) + listingSearch(query),
    picture: key ? titlePicture({ publicUrl, lang, kind: "department", key, title }) : undefined,
    noindex: countFilters(query) > 1 || list.data.length === 0,
  };
}
