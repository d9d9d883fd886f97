import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { CategoryNode, Facets, ProductCard, ProductList } from "#backend/contract/catalog";
import type { ContentHit } from "#backend/contract/content-search";
import { getCategories, getFacets, listProducts } from "~/api/catalog.server";
import { searchContent } from "~/api/reading.server";
import { toApiQuery } from "~/features/catalog/listing-changes.server";
import {
  hasEmptyFields,
  type ListingQuery,
  listingSearch,
  parseListingQuery,
} from "~/features/catalog/listing-query.server";
import { notFound, type RequestContext } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import type { Place } from "~/sitemap/paths";
import { canonicalRedirect } from "./canonical-redirect.server";
import { readPlace } from "./read-place.server";

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

export interface Elsewhere {
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
