import { listingPath } from "~/features/catalog/addresses";
import { toCardView } from "~/features/catalog/card-view.server";
import { withoutFilters } from "~/features/catalog/listing-changes.server";
import { listingSearch } from "~/features/catalog/listing-query.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { chipsOf } from "./chips.server";
import { sizesOf, sortsOf } from "./choices.server";
import { filtersOf } from "./filters-view.server";
import type { ListingView } from "./listing-view";
import type { Listing } from "./load-listing.server";
import { pagesOf } from "./pages-view.server";
import { placeNames } from "./place-names.server";

/** A listing as its page shows it. */
export function toListingView(
  listing: Listing,
  ctx: Pick<RequestContext, "lang" | "t">,
): ListingView {
  const { list, query, place } = listing;
  const path = listingPath(ctx.lang, place);
  const view: ListingView = {
    ...placeNames(listing, ctx),
    isSearch: query.q !== "",
    path,
    count: printCount(listing, ctx),
    cards: list.data.map((card) => toCardView(card, ctx)),
    chips: chipsOf(listing, path, ctx),
    cleared: path + listingSearch(withoutFilters(query)),
    sorts: sortsOf(listing, path, ctx),
    sizes: sizesOf(query, path, ctx),
    pages: pagesOf(listing, path, ctx),
    filters: filtersOf(listing, ctx),
  };
  if (list.did_you_mean) {
    const meant = { ...withoutFilters(query), q: list.did_you_mean };
    view.didYouMean = { text: list.did_you_mean, to: path + listingSearch(meant) };
  }
  return view;
}

function printCount({ list }: Listing, { lang, t }: Pick<RequestContext, "lang" | "t">): string {
  const n = formatsFor(lang).number(list.total);
  return list.total_capped
    ? t("listing.count_capped", { n })
    : t("listing.count", { count: list.total, n });
}
