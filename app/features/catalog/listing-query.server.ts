/**
 * A listing's query as it stands in the address (domain 4.1), read kindly: what makes no sense is left
 * out, so that any address shows the nearest sensible list and never an error.
 */
import { pageSizes, type SortOrder, sortOrders } from "#backend/contract/catalog";
import type { Place } from "~/sitemap/paths";
import { readAttributes, readCodes, readPrice, readSearch, readWhole } from "./read-values.server";

const lastPage = 10_000;

export type PageSize = (typeof pageSizes)[number];

export const defaultPageSize: PageSize = 24;

export interface ListingQuery {
  q: string;
  brands: string[];
  /** Option codes by attribute code; groups are never empty. */
  attributes: Record<string, string[]>;
  /** Bounds of the price in the display unit: dollars, tomans. */
  min?: number;
  max?: number;
  inStock: boolean;
  sale: boolean;
  /** At least this many stars. */
  rating?: number;
  /** None where it is the usual one of the place. */
  sort?: SortOrder;
  perPage: PageSize;
  page: number;
}

export function parseListingQuery(params: URLSearchParams, place: Place = {}): ListingQuery {
  const q = readSearch(params.get("q"));
  const min = readPrice(params.get("min"));
  const max = readPrice(params.get("max"));
  const swapped = min !== undefined && max !== undefined && min > max;
  return {
    q,
    brands: readCodes(params.getAll("brand")),
    attributes: readAttributes(params),
    min: swapped ? max : min,
    max: swapped ? min : max,
    inStock: params.get("in_stock") === "1",
    sale: params.get("sale") === "1",
    rating: readWhole(params.get("rating"), 1, 5),
    sort: unusual(readSort(params.get("sort")), place, q),
    perPage: readPageSize(params.get("per_page")),
    page: readWhole(params.get("page"), 1, lastPage) ?? 1,
  };
}

/** The query as a canonical search string: fixed order, defaults left out; `""` or `?…`. */
export function listingSearch(query: ListingQuery): string {
  const params = new URLSearchParams(filterEntries(query));
  if (query.sort) params.append("sort", query.sort);
  if (query.perPage !== defaultPageSize) params.append("per_page", String(query.perPage));
  if (query.page > 1) params.append("page", String(query.page));
  const text = params.toString();
  return text && `?${text}`;
}

/** The order of a place where the address names none: reserved listings have their own. */
export function defaultSort(place: Place, q: string): SortOrder {
  if (q) return "relevance";
  return sortOfWord.get(place.gen) ?? "relevance";
}

const sortOfWord = new Map<string | undefined, SortOrder>([
  ["new", "newest"],
  ["sale", "discount"],
  ["popular", "bestseller"],
]);

/** An order as the query keeps it: the usual one needs no word. */
export function unusual(
  sort: SortOrder | undefined,
  place: Place,
  q: string,
): SortOrder | undefined {
  return sort === defaultSort(place, q) ? undefined : sort;
}

/** Everything that narrows the list, as parameter names and values in canonical order. */
export function filterEntries(query: ListingQuery): [name: string, value: string][] {
  const entries: [string, string][] = [];
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== "") entries.push([name, String(value)]);
  };
  add("q", query.q);
  for (const brand of query.brands) add("brand", brand);
  for (const [attribute, options] of Object.entries(query.attributes)) {
    for (const option of options) add(`attr.${attribute}`, option);
  }
  add("min", query.min);
  add("max", query.max);
  add("in_stock", query.inStock ? 1 : undefined);
  add("sale", query.sale ? 1 : undefined);
  add("rating", query.rating);
  return entries;
}

/** How many filters are set; the search itself is none. From two on a page is not for search engines. */
export function countFilters(query: ListingQuery): number {
  return filterEntries(query).filter(([name]) => name !== "q").length;
}

/** Whether a plain GET form left empty fields in the address, which a redirect then drops. */
export function hasEmptyFields(params: URLSearchParams): boolean {
  return [...params.values()].includes("");
}

function readSort(text: string | null): SortOrder | undefined {
  return sortOrders.find((order) => order === text);
}

function readPageSize(text: string | null): PageSize {
  const wanted = readWhole(text, 1, 1000) ?? defaultPageSize;
  return pageSizes.find((size) => size >= wanted) ?? 48;
}
