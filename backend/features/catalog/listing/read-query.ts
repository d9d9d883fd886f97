import {
  pageSizes,
  type ReservedListing,
  type SortOrder,
  sortOrders,
} from "../../../contract/catalog";
import { currencies, type LanguageCode, languages } from "../../../contract/languages";
import { readNumber } from "../../../http/read-number";
import type { Reference } from "../index/build-reference";
import { termOf } from "../index/terms";
import type { FilterGroup, Filters, PageWanted } from "./filters";
import { newSinceOf } from "./newness";
import { findScope, type ListingScope } from "./scope";

/** The last page that is looked for; what a total's cap leaves reachable is far below. */
const lastPage = 10_000;

export interface ListingQuery {
  scope: ListingScope;
  filters: Omit<Filters, "found">;
  wanted: PageWanted;
  /** What was searched for; empty for none. */
  q: string;
}

/**
 * Reads a listing's query. The rule for what it can't read: unknown names and values are left out,
 * so that the shopper sees the nearest sensible list; only an unknown department or category is
 * `error.not_found`.
 */
export function readListingQuery(
  params: URLSearchParams,
  reference: Reference,
  lang: LanguageCode,
  now: Date,
): ListingQuery {
  const scope = findScope(reference, params.get("gen") ?? "all", params.get("category"));
  const q = (params.get("q") ?? "").trim();
  return {
    scope,
    q,
    filters: readFilters(params, reference, lang, now, scope),
    wanted: readPage(params, scope, q),
  };
}

function readFilters(
  params: URLSearchParams,
  reference: Reference,
  lang: LanguageCode,
  now: Date,
  scope: ListingScope,
): Omit<Filters, "found"> {
  const currency = languages[lang].currency;
  const unit = currencies[currency].unit;
  const inUnits = (name: string) => {
    const amount = readNumber(params.get(name));
    return amount === null ? null : Math.round(amount * unit);
  };
  const stars = readNumber(params.get("rating"));
  return {
    currency,
    scope: scope.terms,
    groups: [...readBrands(params, reference), ...readAttributes(params, reference)],
    min: inUnits("min"),
    max: inUnits("max"),
    inStock: scope.word === "available" || isOn(params.get("in_stock")),
    sale: scope.word === "sale" || isOn(params.get("sale")),
    rating: stars !== null && stars >= 1 && stars <= 5 ? stars : null,
    newSince: scope.word === "new" ? newSinceOf(now) : null,
    soldOnly: scope.word === "popular",
  };
}

const isOn = (value: string | null) => value === "1" || value === "true" || value === "on";

/** The values of a name, written `name` or `name[]`. */
const valuesOf = (params: URLSearchParams, name: string) => [
  ...params.getAll(`${name}[]`),
  ...params.getAll(name),
];

function readBrands(params: URLSearchParams, reference: Reference): FilterGroup[] {
  const terms = valuesOf(params, "brand")
    .map((slug) => reference.brandBySlug.get(slug))
    .filter((brand) => brand !== undefined)
    .map(({ id }) => termOf("brand", id));
  return groupOf("brand", terms);
}

function readAttributes(params: URLSearchParams, reference: Reference): FilterGroup[] {
  return reference.attributes.flatMap(({ code, isFilter, options, type }) => {
    if (!isFilter) return [];
    const values = new Set(valuesOf(params, `attr.${code}`));
    if (values.size === 0) return [];
    const wanted = options.filter(
      (option) => values.has(option.code) || (type === "bool" && values.has("1")),
    );
    return groupOf(
      `attr.${code}`,
      wanted.map(({ id }) => termOf("option", id)),
    );
  });
}

function groupOf(code: string, terms: number[]): FilterGroup[] {
  const distinct = [...new Set(terms)].sort((a, b) => a - b);
  return distinct.length > 0 ? [{ code, terms: distinct }] : [];
}

const sortOfWord: Partial<Record<ReservedListing, SortOrder>> = {
  new: "newest",
  sale: "discount",
  popular: "bestseller",
};

function readPage(params: URLSearchParams, { word }: ListingScope, q: string): PageWanted {
  const page = readNumber(params.get("page"));
  const perPage = readNumber(params.get("per_page"));
  const byDefault = q ? "relevance" : ((word && sortOfWord[word]) ?? "relevance");
  return {
    sort: sortOrders.find((sort) => sort === params.get("sort")) ?? byDefault,
    page: page !== null && page >= 1 ? Math.min(Math.floor(page), lastPage) : 1,
    perPage: pageSizes.find((size) => size === perPage) ?? 24,
  };
}
