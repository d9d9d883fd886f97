import type { Facet, Facets } from "#backend/contract/catalog";
import { type LanguageCode, languages } from "#backend/contract/languages";
import {
  countFilters,
  defaultPageSize,
  forAnotherPlace,
  type ListingQuery,
  listingSearch,
  withWord,
} from "~/features/catalog/listing-query.server";
import { printBound } from "~/features/catalog/price-bound.server";
import { formatsFor } from "~/i18n/format";
import { unitName } from "~/i18n/money-in-words.server";
import type { RequestContext } from "~/request/context.server";
import { listingPath } from "~/sitemap/paths";
import type { Listing } from "./load-listing.server";

export type FiltersView = ReturnType<typeof filtersOf>;

/** The filters that make sense here, with what is chosen and how many products each would leave. */
export function filtersOf(
  { place, query, facets }: Listing,
  ctx: Pick<RequestContext, "lang" | "t">,
) {
  const { lang, t } = ctx;
  const { number } = formatsFor(lang);
  const option = (value: number | string, name: string, count: number, on: boolean) =>
    toOption({ value: String(value), name, count: number(count) }, on);
  return {
    /** How many are set, printed; none where none is. */
    set: countFilters(query) > 0 ? number(countFilters(query)) : undefined,
    /** What the form carries on besides its own fields. */
    kept: keptFields(query),
    places: placesOf({ place, query, facets }, ctx),
    groups: telling(facets.facets, query).map((facet) => groupOf(facet, query, ctx)),
    price: priceOf({ query, facets }, ctx),
    inStock: option(1, t("filter.in_stock"), facets.in_stock, query.inStock),
    sale: option(1, t("filter.sale"), facets.sale, query.sale),
    ratings: ratingsOf(facets, query, ctx),
  };
}

/**
 * Where to go from here: into a department of the whole shop, else into a category of it. From a list of its own,
 * such as the sale, it stays with what that list is of.
 */
function placesOf(
  { place: here, query, facets }: Pick<Listing, "place" | "query" | "facets">,
  { lang, t }: Pick<RequestContext, "lang" | "t">,
) {
  const { number } = formatsFor(lang);
  const search = listingSearch(withWord(forAnotherPlace(query), here.gen));
  const hasDepartments = facets.departments.length > 1;
  const places = hasDepartments
    ? facets.departments.map((one) => ({ one, at: { gen: one.slug } }))
    : busiest(facets.categories).map((one) => ({ one, at: { gen: one.gen, category: one.slug } }));
  return {
    title: t(hasDepartments ? "home.departments" : "filter.categories"),
    links: places.map(({ one: { name, lang: own, count }, at }) => ({
      name,
      ...(own && { lang: own }),
      to: listingPath(lang, at) + search,
      count: number(count),
    })),
  };
}

/** At least so many stars. Any will do is one of them: a browser that ticks the first of a group ticks that. */
function ratingsOf(
  { ratings }: Facets,
  { rating }: ListingQuery,
  { lang, t }: Pick<RequestContext, "lang" | "t">,
): FilterOption[] {
  if (ratings.length === 0) return [];
  const { number } = formatsFor(lang);
  const any = { value: "", name: t("filter.rating_any"), count: "" };
  return [
    toOption(any, rating === undefined),
    ...ratings.map(({ at_least, count }) => {
      const name = t("filter.rating", { count: at_least, n: number(at_least) });
      return toOption({ value: String(at_least), name, count: number(count) }, rating === at_least);
    }),
  ];
}

/** A wide place has more of everything than anyone reads in a side column; narrower ones show the rest. */
const maxCategories = 12;
const maxGroups = 8;
const maxOptions = 14;

function busiest(categories: Facets["categories"]): Facets["categories"] {
  if (categories.length <= maxCategories) return categories;
  return categories.toSorted((one, other) => other.count - one.count).slice(0, maxCategories);
}

/** The groups that tell most products apart, and those in which something is chosen, in their own order. */
function telling(groups: Facet[], query: ListingQuery): Facet[] {
  const reach = (facet: Facet) => facet.options.reduce((sum, { count }) => sum + count, 0);
  const largest = new Set(
    groups.toSorted((one, other) => reach(other) - reach(one)).slice(0, maxGroups),
  );
  return groups.filter((facet) => largest.has(facet) || chosenIn(facet, query).length > 0);
}

function chosenIn({ code }: Facet, query: ListingQuery): string[] {
  return code === "brand" ? query.brands : (query.attributes[code.replace("attr.", "")] ?? []);
}

function keptFields(query: ListingQuery): [string, string][] {
  const kept: [string, string][] = [];
  if (query.q) kept.push(["q", query.q]);
  if (query.sort) kept.push(["sort", query.sort]);
  if (query.perPage !== defaultPageSize) kept.push(["per_page", String(query.perPage)]);
  return kept;
}

export type FilterGroup = ReturnType<typeof groupOf>;

function groupOf(
  facet: Facet,
  query: ListingQuery,
  { lang, t }: Pick<RequestContext, "lang" | "t">,
) {
  const { number } = formatsFor(lang);
  const chosen = chosenIn(facet, query);
  return {
    /** Name of the parameter: `brand`, `attr.color`. */
    name: facet.code,
    title: facet.code === "brand" ? t("filter.brand") : facet.name,
    ...(facet.lang && { lang: facet.lang }),
    options: facet.options
      .filter(({ code }, place) => place < maxOptions || chosen.includes(code))
      .map(({ code, name, lang: own, swatch, count }) => {
        const option = {
          ...{ value: code, name, count: number(count) },
          ...(own && { lang: own }),
          ...(swatch && { swatch }),
        };
        return toOption(option, chosen.includes(code));
      }),
  };
}

/** What may be ticked. */
export type FilterOption = ReturnType<typeof toOption>;

function toOption(
  option: { value: string; name: string; lang?: LanguageCode; count: string; swatch?: string },
  isOn: boolean,
) {
  return { ...option, ...(isOn && { on: true as const }) };
}

function priceOf(
  { query, facets }: Pick<Listing, "query" | "facets">,
  { lang }: Pick<RequestContext, "lang">,
) {
  if (!facets.price) return undefined;
  const { currency, min, max } = facets.price;
  const { moneyFigure } = formatsFor(lang);
  const print = (bound: number | undefined) => (bound === undefined ? "" : printBound(lang, bound));
  return {
    unit: unitName(languages[lang].currency, lang),
    min: print(query.min),
    max: print(query.max),
    minHint: moneyFigure({ amount: min, currency }),
    maxHint: moneyFigure({ amount: max, currency }),
  };
}
