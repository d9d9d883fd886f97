import type { Facets, ProductCard, ProductList } from "../../../contract/catalog";
import type { LanguageCode } from "../../../contract/languages";
import type { Clock } from "../../../ports/clock";
import type { CardStore } from "../cards/card-store";
import type { CatalogIndex, Catalogue } from "../index/catalogue";
import { VersionMemo } from "../index/version-memo";
import { type Findings, findProducts } from "../search/find-products";
import type { Stories } from "../search/stories";
import type { FilterGroup, Filters } from "./filters";
import { findPage, type ListingPage, showCards, showList } from "./list-products";
import { type ListingQuery, readListingQuery } from "./read-query";
import { showFacets } from "./show-facets";

export interface ListingDeps {
  catalogue: Catalogue;
  cards: CardStore;
  clock: Clock;
  stories: Stories;
}

interface Answered {
  catalogIndex: CatalogIndex;
  query: ListingQuery;
  filters: Filters;
  page: ListingPage;
  found: Findings | null;
}

/** Lists and facets: both calls of one page share one pass over the catalogue. */
export class Listings {
  readonly #deps: ListingDeps;
  readonly #pages = new VersionMemo<ListingPage>(600);
  readonly #searches = new VersionMemo<Findings>(500);

  constructor(deps: ListingDeps) {
    this.#deps = deps;
  }

  /** GET home/products. */
  async list(params: URLSearchParams, lang: LanguageCode): Promise<ProductList> {
    const { catalogIndex, query, filters, page, found } = await this.#answer(params, lang);
    const data = await this.cards(catalogIndex, filters, page.codes, lang, found?.meant);
    return showList(page, data, query.scope, lang, found);
  }

  /** GET home/products/facets. */
  async facets(params: URLSearchParams, lang: LanguageCode): Promise<Facets> {
    const { catalogIndex, query, filters, page } = await this.#answer(params, lang);
    return showFacets(catalogIndex.reference, filters, query.scope, page.counts, lang);
  }

  /** Cards of products for a listing's filters, which decide the variants that prices are of. */
  cards(
    catalogIndex: CatalogIndex,
    filters: Filters,
    codes: readonly number[],
    lang: LanguageCode,
    meant?: readonly FilterGroup[],
  ): Promise<ProductCard[]> {
    return showCards({
      catalogIndex,
      cards: this.#deps.cards,
      lang,
      filters,
      meant,
      codes,
      now: this.#now(),
    });
  }

  /** What a search finds, in the shop as it is now. */
  search(catalogIndex: CatalogIndex, q: string, lang: LanguageCode): Promise<Findings> {
    return this.#searches.get(catalogIndex.version, `${lang} ${q}`, () =>
      findProducts(catalogIndex, q, lang, (words) => this.#deps.stories.having(words)),
    );
  }

  async #answer(params: URLSearchParams, lang: LanguageCode): Promise<Answered> {
    const catalogIndex = await this.#deps.catalogue.current();
    const query = readListingQuery(params, catalogIndex.reference, lang, this.#now());
    const found = query.q ? await this.search(catalogIndex, query.q, lang) : null;
    const filters: Filters = { ...query.filters, found: found?.codes ?? null };
    const key = JSON.stringify([lang, query.q, query.filters, query.wanted]);
    const page = await this.#pages.get(catalogIndex.version, key, () =>
      findPage(catalogIndex, filters, query.wanted),
    );
    return { catalogIndex, query, filters, page, found };
  }

  #now(): Date {
    return this.#deps.clock.now();
  }
}
