import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { CategoryNode, Facets, ProductCard, ProductList } from "#backend/contract/catalog";
import type { ContentHit } from "#backend/contract/content-search";
import { getCategories, getFacets, listProducts } from "~/api/catalog.server";
import { searchContent } from "~/api/reading.server";
import { toCardView } from "~/features/catalog/card-view.server";
import {
  hasEmptyFields,
  type ListingQuery,
  listingSearch,
  parseListingQuery,
  toApiQuery,
  withoutFilters,
} from "~/features/catalog/listing-query.server";
import { formatsFor } from "~/i18n/format";
import { notFound, type RequestContext } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import { listingPath, type Place } from "~/sitemap/paths";
import { alsoReadOf } from "./also-read-view.server";
import { canonicalRedirect } from "./canonical-redirect.server";
import { chipsOf } from "./chips.server";
import { sizesOf, sortsOf } from "./choices.server";
import { filtersOf } from "./filters-view.server";
import { pagesOf } from "./pages-view.server";
import { placeNames } from "./place-names.server";
import { readPlace } from "./read-place.server";
import { searchHelpOf } from "./search-help.server";

/** So many that they are a glance and no list. */
const maxPopular = 6;

/** Everything that the backend says of one listing. */
export interface Listing {
  place: Place;
  query: ListingQuery;
  list: ProductList;
  facets: Facets;
  /** What there is to read about a search, on its first page. */
  alsoRead?: readonly ContentHit[] | undefined;
  /** Where else to look, for a search that found nothing. */
  elsewhere?: Elsewhere | undefined;
}

interface Elsewhere {
  departments: readonly CategoryNode[];
  /** What others buy most. */
  popular: readonly ProductCard[];
}

/**
 * Asks for a place's list and its filters at once. Throws the 404 of an unknown place and the redirects
 * to the clean or the true address.
 */
export async function loadListing(ctx: RequestContext, args: LoaderFunctionArgs): Promise<Listing> {
  const url = new URL(args.request.url);
  const { place, query } = readListing(args);
  if (hasEmptyFields(url.searchParams)) throw redirect(url.pathname + listingSearch(query));
  const asked = toApiQuery(place, query);
  const [list, facets, alsoRead] = await Promise.all([
    listProducts(ctx.api, asked),
    getFacets(ctx.api, asked),
    query.q && query.page === 1 ? findToRead(ctx, query.q) : undefined,
  ]).catch(asPage(ctx));
  const better = canonicalRedirect({ place, query, list }, ctx.lang);
  if (better) throw redirect(better.to, better.status);
  const elsewhere = query.q && list.total === 0 ? await findElsewhere(ctx) : undefined;
  return { place, query: { ...query, page: list.page }, list, facets, alsoRead, elsewhere };
}

/** The products are what was asked for: they are shown also while this can't be. */
function findToRead({ api }: RequestContext, text: string): Promise<readonly ContentHit[]> {
  return searchContent(api, text).catch(() => []);
}

/** A search that found nothing is told so also while these can't be had. */
async function findElsewhere({ api }: RequestContext): Promise<Elsewhere> {
  const [departments, popular] = await Promise.all([
    getCategories(api).catch(() => []),
    listProducts(api, { gen: "popular", in_stock: "1" }).catch(() => undefined),
  ]);
  return { departments, popular: popular?.data.slice(0, maxPopular) ?? [] };
}

/** The same list without its filters, for pages that are appended. */
export async function loadCards(
  ctx: RequestContext,
  args: LoaderFunctionArgs,
): Promise<Omit<Listing, "facets" | "alsoRead" | "elsewhere">> {
  const { place, query } = readListing(args);
  const list = await listProducts(ctx.api, toApiQuery(place, query)).catch(asPage(ctx));
  return { place, query: { ...query, page: list.page }, list };
}

function readListing({ params, request }: LoaderFunctionArgs) {
  const place = readPlace(params);
  if (!place) throw notFound();
  return { place, query: parseListingQuery(new URL(request.url).searchParams, place) };
}

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
