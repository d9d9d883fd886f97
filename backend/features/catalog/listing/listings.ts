import type { Facets, ProductCard, ProductList } from "../../../contract/catalog";
import type { WireLanguage } from "../../../contract/i18n";
import type { Database } from "../../../db/database";
import type { Clock } from "../../../ports/clock";
import { type Findings, findProducts } from "../../search/find-products";
import { queryWords } from "../../search/normalize";
import type { CardStore } from "../cards/card-store";
import type { Catalogue, Kept } from "../kept/catalogue";
import { VersionMemo } from "../kept/version-memo";
import type { Filters } from "./filters";
import { showCards, showList } from "./list-products";
import { findPage, type ListingPage } from "./listing-page";
import { type ListingQuery, readListingQuery } from "./read-query";
import { showFacets } from "./show-facets";

export interface ListingDeps {
  database: Database;
  catalogue: Catalogue;
  cards: CardStore;
  clock: Clock;
}

interface Answered {
  kept: Kept;
  query: ListingQuery;
  filters: Filters;
  page: ListingPage;
  didYouMean: string | null;
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
  async list(params: URLSearchParams, lang: WireLanguage): Promise<ProductList> {
    const { kept, query, filters, page, didYouMean } = await this.#answer(params, lang);
    const data = await this.cards(kept, filters, page.codes, lang);
    return showList(page, data, query.place, lang, didYouMean);
  }

  /** GET home/products/facets. */
  async facets(params: URLSearchParams, lang: WireLanguage): Promise<Facets> {
    const { kept, query, filters, page } = await this.#answer(params, lang);
    return showFacets(kept.reference, filters, query.place, page.counts, lang);
  }

  /** Cards of products for a listing's filters, which decide the variants that prices are of. */
  cards(
    kept: Kept,
    filters: Filters,
    codes: readonly number[],
    lang: WireLanguage,
  ): Promise<ProductCard[]> {
    return showCards({ kept, cards: this.#deps.cards, lang, filters, codes, now: this.#now() });
  }

  /** What a search finds, in the shop as it is now. */
  search(kept: Kept, q: string): Promise<Findings> {
    return this.#searches.get(kept.version, queryWords(q).join(" ") + q, () =>
      findProducts(this.#deps.database, q),
    );
  }

  async #answer(params: URLSearchParams, lang: WireLanguage): Promise<Answered> {
    const kept = await this.#deps.catalogue.current();
    const query = readListingQuery(params, kept.reference, lang, this.#now());
    const found = query.q ? await this.search(kept, query.q) : null;
    const filters: Filters = { ...query.filters, found: found?.codes ?? null };
    const key = JSON.stringify([query.q, query.filters, query.wanted]);
    const page = await this.#pages.get(kept.version, key, async () =>
      findPage(kept, filters, query.wanted),
    );
    return { kept, query, filters, page, didYouMean: found?.didYouMean ?? null };
  }

  #now(): Date {
    return this.#deps.clock.now();
  }
}
