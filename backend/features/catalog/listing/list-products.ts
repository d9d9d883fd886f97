import { type ProductCard, type ProductList, totalCap } from "../../../contract/catalog";
import type { LanguageCode } from "../../../contract/languages";
import { nameIn, saidIn, speak } from "../../languages/language";
import type { CardStore } from "../cards/card-store";
import { offersFor, showCard } from "../cards/show-card";
import type { CatalogIndex } from "../index/catalogue";
import type { ProductColumns } from "../index/product-columns";
import { idOfTerm } from "../index/terms";
import { endTurn } from "../index/turns";
import type { Findings } from "../search/find-products";
import { type Counts, type Evaluation, evaluate } from "./evaluate";
import type { FilterGroup, Filters, PageWanted } from "./filters";
import { newSinceOf } from "./newness";
import { orderOf } from "./order";
import { withPassRows } from "./pass-rows";
import type { ListingScope } from "./scope";
import { windowOf } from "./top";

interface CardsWanted {
  catalogIndex: CatalogIndex;
  cards: CardStore;
  lang: LanguageCode;
  /** Decide the variants that a card's price and stock are of. */
  filters: Filters;
  /** Options that words have named: of a product that has them, those variants. */
  meant?: readonly FilterGroup[];
  codes: readonly number[];
  now: Date;
}

/** The cards of products, in the given order; one that is gone is left out. */
export async function showCards(wanted: CardsWanted): Promise<ProductCard[]> {
  const { catalogIndex, cards, lang, codes } = wanted;
  const { columns, reference } = catalogIndex;
  const offer = offersFor(catalogIndex, wanted.filters, wanted.meant);
  const newSince = newSinceOf(wanted.now);
  // Made before the words are waited for: the columns move on with the catalogue.
  const offered = codes.flatMap((code) => {
    const docId = columns.docIdOf(code);
    return docId === undefined ? [] : [{ code, docId, offer: offer(docId) }];
  });
  const rows = await cards.find(codes, lang);
  return offered.flatMap(({ code, docId, offer: made }) => {
    const row = rows.get(code);
    const departmentSlug = reference.departmentById.get(departmentIdOf(columns, docId))?.slug ?? "";
    return row ? [showCard(row, lang, departmentSlug, columns, docId, made, newSince)] : [];
  });
}

/** A product's department: the first of its terms. */
function departmentIdOf(columns: ProductColumns, docId: number): number {
  return idOfTerm(columns.terms.data[columns.termStart.data[docId] ?? 0] ?? 0);
}

/** The list's frame around its cards. */
export function showList(
  { total, wanted }: ListingPage,
  data: ProductCard[],
  scope: ListingScope,
  lang: LanguageCode,
  found: Findings | null,
): ProductList {
  const department = scope.department;
  return {
    data,
    total: Math.min(total, totalCap),
    total_capped: total > totalCap,
    page: wanted.page,
    per_page: wanted.perPage,
    gen: department && {
      slug: department.slug,
      ...nameIn(department.name, lang, department.slug),
      description: speak(department.description, lang),
      ...saidIn({ description: department.description }, lang),
    },
    path: scope.path.map((category) => ({
      slug: category.slug,
      gen: department?.slug ?? "",
      ...nameIn(category.name, lang, category.slug),
      description: speak(category.description, lang),
      ...saidIn({ description: category.description }, lang),
    })),
    did_you_mean: found?.didYouMean ?? null,
    left_out: found?.leftOut ?? [],
    told: found?.told ?? [],
    similar: found?.similar ?? [],
    fewer: found?.fewer ?? [],
  };
}

/** One page of a listing as codes, with its count and the counts of the facets. */
export interface ListingPage {
  codes: number[];
  total: number;
  wanted: PageWanted;
  counts: Counts;
}

/** Finds the page's products; a page past the end is empty. */
export async function findPage(
  catalogIndex: CatalogIndex,
  filters: Filters,
  wanted: PageWanted,
): Promise<ListingPage> {
  return withPassRows(catalogIndex.columns.size, async (rows) => {
    const found = await evaluate(catalogIndex, filters, rows);
    return {
      codes: await pageCodes(catalogIndex, filters, wanted, found),
      total: found.docIds.length,
      wanted,
      counts: found.counts,
    };
  });
}

async function pageCodes(
  { columns }: CatalogIndex,
  filters: Filters,
  { sort, page, perPage }: PageWanted,
  found: Evaluation,
): Promise<number[]> {
  const start = (page - 1) * perPage;
  if (start >= found.docIds.length) return [];
  const order = orderOf(columns, filters, found, sort);
  await endTurn(found.docIds.length);
  const places = await windowOf(
    found.rows.order.subarray(0, found.docIds.length),
    [start, start + perPage],
    order,
  );
  return places.map((place) => columns.code.data[found.docIds[place] ?? 0] ?? 0);
}
