/** Addresses one step away from a listing: each changes one thing and goes back to the first page. */
import type { SortOrder } from "#backend/contract/catalog";
import type { Query } from "~/api/client/address";
import type { Place } from "~/sitemap/paths";
import { filterEntries, type ListingQuery, type PageSize } from "./listing-query.server";

export const withPage = (query: ListingQuery, page: number): ListingQuery => ({ ...query, page });

export const withSort = (query: ListingQuery, sort: SortOrder | undefined): ListingQuery => ({
  ...query,
  sort,
  page: 1,
});

export const withPageSize = (query: ListingQuery, perPage: PageSize): ListingQuery => ({
  ...query,
  perPage,
  page: 1,
});

/** Without one value of one filter, named as in the address. */
export function withoutFilter(query: ListingQuery, name: string, value: string): ListingQuery {
  const rest: ListingQuery = { ...query, page: 1 };
  if (name === "q") rest.q = "";
  if (name === "brand") rest.brands = query.brands.filter((brand) => brand !== value);
  if (name === "min") rest.min = undefined;
  if (name === "max") rest.max = undefined;
  if (name === "in_stock") rest.inStock = false;
  if (name === "sale") rest.sale = false;
  if (name === "rating") rest.rating = undefined;
  if (name.startsWith("attr.")) {
    const attribute = name.slice("attr.".length);
    const { [attribute]: options = [], ...others } = query.attributes;
    const left = options.filter((option) => option !== value);
    rest.attributes = left.length > 0 ? { ...others, [attribute]: left } : others;
  }
  return rest;
}

/** Only the search, the order and the page size are left. */
export const withoutFilters = (query: ListingQuery): ListingQuery => ({
  ...query,
  brands: [],
  attributes: {},
  min: undefined,
  max: undefined,
  inStock: false,
  sale: false,
  rating: undefined,
  page: 1,
});

/** What still makes sense in another place: brands and attributes belong to the place they were chosen in. */
export const forAnotherPlace = (query: ListingQuery): ListingQuery => ({
  ...query,
  brands: [],
  attributes: {},
  page: 1,
});

/** The backend's query for a place and a query (GET home/products and its facets). */
export function toApiQuery(place: Place, query: ListingQuery): Query {
  const filters: Record<string, string[]> = {};
  for (const [name, value] of filterEntries(query)) {
    filters[name] = [...(filters[name] ?? []), value];
  }
  return {
    gen: place.gen,
    category: place.category,
    ...filters,
    sort: query.sort,
    per_page: query.perPage,
    page: query.page,
  };
}

/** What a reserved word in the department's place says, as a filter or an order of any other place. */
export function withWord(query: ListingQuery, word: string | undefined): ListingQuery {
  switch (word) {
    case "sale":
      return { ...query, sale: true };
    case "available":
      return { ...query, inStock: true };
    case "new":
      return { ...query, sort: query.sort ?? "newest" };
    case "popular":
      return { ...query, sort: query.sort ?? "bestseller" };
    default:
      return query;
  }
}
