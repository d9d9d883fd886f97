import type { Facet, Facets } from "../../../contract/catalog";
import type { LanguageCode } from "../../../contract/languages";
import { type Named, nameIn } from "../../languages/language";
import { brandPicture } from "../brands/brand-picture";
import {
  type Attribute,
  type Category,
  categoryKey,
  departmentKey,
  type Reference,
} from "../index/build-reference";
import { termOf } from "../index/terms";
import type { Counts } from "./evaluate";
import type { Filters } from "./filters";
import type { ListingScope } from "./scope";

/** Brands shown at most; the busiest ones and the chosen. */
const maxBrands = 30;

type FacetOption = Facet["options"][number];

/** The filters that make sense for a listing, with their counts. */
export function showFacets(
  reference: Reference,
  filters: Omit<Filters, "found">,
  scope: ListingScope,
  counts: Counts,
  lang: LanguageCode,
): Facets {
  const chosen = new Set(filters.groups.flatMap(({ terms }) => terms));
  return {
    departments: scope.department
      ? []
      : reference.departments
          .map(({ id, slug, name }) => ({
            slug,
            ...nameIn(name, lang, slug),
            count: counts.byTerm[termOf("department", id)] ?? 0,
          }))
          .filter(({ count }) => count > 0),
    categories: narrower(reference, scope)
      .map((category) => ({
        slug: category.slug,
        gen: reference.departmentById.get(category.departmentId)?.slug ?? "",
        ...nameIn(category.name, lang, category.slug),
        count: counts.byTerm[termOf("category", category.id)] ?? 0,
      }))
      .filter(({ count }) => count > 0),
    facets: [
      brandFacet(reference, counts, chosen, lang),
      ...reference.attributes.map((attribute) => attributeFacet(attribute, counts, chosen, lang)),
    ].filter((facet) => facet !== null),
    price: counts.prices && { currency: filters.currency, ...counts.prices },
    in_stock: counts.inStock,
    sale: counts.sale,
    ratings: showRatings(counts),
  };
}

/** None where nothing in the listing has been rated. */
function showRatings({ rated }: Counts): Facets["ratings"] {
  if (!rated[1]) return [];
  return [4, 3, 2, 1].map((stars) => ({ at_least: stars, count: rated[stars] ?? 0 }));
}

/** The categories one step below where the listing stands. */
function narrower(reference: Reference, { department, path }: ListingScope): Category[] {
  const last = path.at(-1);
  if (last) return reference.childrenOf.get(categoryKey(last.id)) ?? [];
  const departments = department ? [department] : reference.departments;
  return departments.flatMap(({ id }) => reference.childrenOf.get(departmentKey(id)) ?? []);
}

function brandFacet(
  reference: Reference,
  counts: Counts,
  chosen: ReadonlySet<number>,
  lang: LanguageCode,
): Facet | null {
  const counted = countEach("brand", reference.brands, counts).sort(
    (a, b) => b.count - a.count || a.option.slug.localeCompare(b.option.slug),
  );
  const options = counted
    .filter(({ term, count }, index) => chosen.has(term) || (count > 0 && index < maxBrands))
    .map(({ option: { slug, name, mediaId }, count }) => ({
      code: slug,
      ...nameIn(name, lang, slug),
      swatch: null,
      count,
      ...brandPicture(reference, mediaId, lang),
    }));
  return asFacet("brand", { name: "" }, "multi", options, counted, chosen);
}

function attributeFacet(
  attribute: Attribute,
  counts: Counts,
  chosen: ReadonlySet<number>,
  lang: LanguageCode,
): Facet | null {
  const { code, name, type, isFilter } = attribute;
  if (!isFilter || type === "number") return null;
  const counted = countEach("option", attribute.options, counts);
  const options = counted
    .filter(({ term, count }) => count > 0 || chosen.has(term))
    .map(({ option: { code, name, swatch }, count }) => ({
      code,
      ...nameIn(name, lang, code),
      swatch,
      count,
    }));
  return asFacet(`attr.${code}`, nameIn(name, lang, code), type, options, counted, chosen);
}

/** How many products of a listing have each of them. */
function countEach<T extends { id: number }>(
  kind: "brand" | "option",
  options: readonly T[],
  { byTerm }: Counts,
): { option: T; term: number; count: number }[] {
  return options.map((option) => {
    const term = termOf(kind, option.id);
    return { option, term, count: byTerm[term] ?? 0 };
  });
}

/** A group with a single option tells nothing, unless it is a yes or has been chosen. */
function asFacet(
  code: string,
  named: Named,
  type: Facet["type"],
  options: FacetOption[],
  counted: readonly { term: number }[],
  chosen: ReadonlySet<number>,
): Facet | null {
  const isChosen = counted.some(({ term }) => chosen.has(term));
  const enough = type === "bool" ? 1 : 2;
  return options.length >= enough || isChosen ? { code, ...named, type, options } : null;
}
