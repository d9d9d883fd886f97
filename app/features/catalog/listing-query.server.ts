/**
 * A listing's query as it stands in the address (domain 4.1), read kindly: what makes no sense is left
 * out, so that any address shows the nearest sensible list and never an error.
 */
import { pageSizes, type SortOrder, sortOrders } from "#backend/contract/catalog";
import type { Query } from "~/api/client/address";
import { toLatinDigits } from "~/i18n/digits";
import type { Place } from "~/sitemap/paths";

const lastPage = 10_000;

type PageSize = (typeof pageSizes)[number];

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

/* Addresses one step away from a listing: each changes one thing and goes back to the first page. */

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

/* The single values of an address; what can't be read is left out, what is too much is cut. */

const longestSearch = 100;
const maxValues = 24;
const code = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/** A search: one line, without control characters. */
function readSearch(text: string | null): string {
  return (text ?? "")
    .replace(/[\p{Cc}\ufffd\s]+/gu, " ")
    .trim()
    .slice(0, longestSearch)
    .trim();
}

/** Codes and slugs, each once, in one order. */
function readCodes(values: string[]): string[] {
  return [...new Set(values.filter((value) => code.test(value)))].sort().slice(0, maxValues);
}

/** Option codes by attribute code, from `attr.{code}`. */
function readAttributes(params: URLSearchParams): Record<string, string[]> {
  const names = [...new Set(params.keys())].filter((name) =>
    /^attr\.[a-z][a-z0-9_]{0,39}$/.test(name),
  );
  const attributes: Record<string, string[]> = {};
  for (const name of names.sort().slice(0, maxValues)) {
    const options = readCodes(params.getAll(name));
    if (options.length > 0) attributes[name.slice("attr.".length)] = options;
  }
  return attributes;
}

/** Digits of any script, with group marks and a decimal mark of either script (decisions 17). */
function readPrice(text: string | null): number | undefined {
  const latin = toLatinDigits(text ?? "")
    .replace(/[\s,٬]/g, "")
    .replace("٫", ".");
  return /^\d{1,12}(\.\d{1,2})?$/.test(latin) ? Number(latin) : undefined;
}

/** A whole number in any digits; too large ones are the largest. */
function readWhole(text: string | null, min: number, max: number): number | undefined {
  const latin = toLatinDigits(text ?? "");
  if (!/^\d{1,9}$/.test(latin)) return undefined;
  const value = Number(latin);
  return value >= min ? Math.min(value, max) : undefined;
}
