import type { Product, ProductCard } from "../../../contract/catalog";
import { type LanguageCode, languages } from "../../../contract/languages";
import type { Services } from "../../../services";
import type { CatalogIndex } from "../index/catalogue";
import { termOf } from "../index/terms";
import { VersionMemo } from "../index/version-memo";
import { anywhere } from "../listing/anywhere";
import type { Filters } from "../listing/filters";
import { findPage } from "../listing/listing-page";
import { newSinceChangesAt, newSinceOf } from "../listing/newness";
import { type ProductRows, readProduct } from "./read-product";
import { showProduct } from "./show-product";

const maxRelated = 8;
/** With fewer neighbours than this, the whole department is looked at. */
const enoughNeighbours = 4;

/** GET home/products/{code}: kept per product and language until the catalogue moves on, or another day says what is new. */
export class ProductPages {
  readonly #services: Services;
  readonly #cached = new VersionMemo<Product>(300);
  /** The same for all products of a category; going through one of thousands is a tenth of what a product's page costs. */
  readonly #mostWanted = new VersionMemo<number[]>(300);

  constructor(services: Services) {
    this.#services = services;
  }

  async find(key: string, lang: LanguageCode): Promise<Product> {
    const catalogIndex = await this.#services.catalogue.current();
    const now = this.#services.clock.now();
    return this.#cached.get(catalogIndex.version, `${key} ${lang} ${newSinceOf(now)}`, () =>
      this.#make(catalogIndex, { key, lang, now }),
    );
  }

  async #make(
    catalogIndex: CatalogIndex,
    { key, lang, now }: { key: string; lang: LanguageCode; now: Date },
  ): Promise<Product> {
    const rows = await readProduct(this.#services.database, key);
    return {
      ...showProduct(rows, catalogIndex, lang, newSinceOf(now)),
      related: await this.#related(catalogIndex, rows, lang),
      changes_at: newSinceChangesAt(now).toISOString(),
    };
  }

  /** What else stands in its category, the most wanted first. */
  async #related(
    catalogIndex: CatalogIndex,
    rows: ProductRows,
    lang: LanguageCode,
  ): Promise<ProductCard[]> {
    const { product, categories } = rows;
    const primary = categories.find(({ isPrimary }) => isPrimary) ?? categories[0];
    const filters = anywhere(languages[lang].currency);
    const neighbours = async (term: number) =>
      (await this.#findMostWanted(catalogIndex, filters, term)).filter(
        (code) => code !== product.code,
      );
    const near = primary ? await neighbours(termOf("category", primary.categoryId)) : [];
    const codes =
      near.length >= enoughNeighbours
        ? near
        : await neighbours(termOf("department", product.departmentId));
    return this.#services.listings.cards(catalogIndex, filters, codes.slice(0, maxRelated), lang);
  }

  #findMostWanted(catalogIndex: CatalogIndex, filters: Filters, term: number): Promise<number[]> {
    const wanted = { sort: "bestseller", page: 1, perPage: maxRelated + 1 } as const;
    return this.#mostWanted.get(
      catalogIndex.version,
      `${term} ${filters.currency}`,
      async () => findPage(catalogIndex, { ...filters, scope: [term] }, wanted).codes,
    );
  }
}
