import { toCardView } from "~/features/catalog/card-view.server";
import { withoutFilters } from "~/features/catalog/listing-changes.server";
import { listingSearch } from "~/features/catalog/listing-query.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { listingPath } from "~/sitemap/paths";
import { alsoReadOf } from "./also-read-view.server";
import { chipsOf } from "./chips.server";
import { sizesOf, sortsOf } from "./choices.server";
import { filtersOf } from "./filters-view.server";
import type { Listing } from "./load-listing.server";
import { pagesOf } from "./pages-view.server";
import { placeNames } from "./place-names.server";
import { searchHelpOf } from "./search-help.server";

/** What the listing's page shows. */
export type ListingView = ReturnType<typeof toListingView>;

/** A listing as its page shows it. Addresses are made on the server, where the query is understood. */
export function toListingView(listing: Listing, ctx: Pick<RequestContext, "lang" | "t">) {
  const { list, query, place } = listing;
  const path = listingPath(ctx.lang, place);
  const meant = list.did_you_mean;
  const alsoRead = alsoReadOf(listing.alsoRead, ctx);
  const help = searchHelpOf(listing, ctx);
  return {
    ...placeNames(listing, ctx),
    isSearch: query.q !== "",
    /** A whole department from its beginning, which can be saved for later. */
    isDepartment: list.gen !== null && !place.category && listingSearch(query) === "",
    /** The listing's own path: where the filters' form goes. */
    path,
    /** "1,000+ products", printed. */
    count: printCount(listing, ctx),
    cards: list.data.map((card) => toCardView(card, ctx)),
    chips: chipsOf(listing, path, ctx),
    /** Address without any filter. */
    cleared: path + listingSearch(withoutFilters(query)),
    sorts: sortsOf(listing, path, ctx),
    sizes: sizesOf(query, path, ctx),
    pages: pagesOf(listing, path, ctx),
    filters: filtersOf(listing, ctx),
    ...(alsoRead && { alsoRead }),
    ...(help && { help }),
    /** Words that the products here don't have. */
    ...(list.left_out.length > 0 && { leftOut: list.left_out }),
    /** Words that stand in what is told about the products, and in no name. */
    ...(list.told.length > 0 && { told: list.told }),
    /** The same words typed on the other keyboard layout, when they find something. */
    ...(meant && {
      didYouMean: {
        text: meant,
        to: path + listingSearch({ ...withoutFilters(query), q: meant }),
      },
    }),
  };
}

function printCount({ list }: Listing, { lang, t }: Pick<RequestContext, "lang" | "t">): string {
  const n = formatsFor(lang).number(list.total);
  return list.total_capped
    ? t("listing.count_capped", { n })
    : t("listing.count", { count: list.total, n });
}
