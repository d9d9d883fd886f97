import { and, asc, eq, getTableColumns, inArray, type SQL } from "drizzle-orm";
import type { Product, ProductCard, Variant } from "../../../contract/catalog";
import {
  asLanguage,
  homeRedirectLanguage,
  type LanguageCode,
  languages,
} from "../../../contract/languages";
import type { Database, Query } from "../../../db/database";
import { media } from "../../../db/tables/media";
import {
  productAttributes,
  productCategories,
  productMedia,
  products,
  productTexts,
} from "../../../db/tables/products";
import { prices, variantOptions, variants } from "../../../db/tables/variants";
import { ApiError } from "../../../http/errors";
import { isId } from "../../../ports/ids";
import type { Services } from "../../../services";
import { nameIn, rowIn, saidIn, speak } from "../../languages/language";
import { showPicture } from "../../media/show-picture";
import { brandPicture } from "../brands/brand-picture";
import { toPrice, toStock } from "../cards/show-card";
import { showRating } from "../cards/show-rating";
import { sanitizeDescription } from "../description-markup";
import { pathOf, type Reference } from "../index/build-reference";
import type { CatalogIndex } from "../index/catalogue";
import { termOf } from "../index/terms";
import { VersionMemo } from "../index/version-memo";
import { anywhere } from "../listing/anywhere";
import type { Filters } from "../listing/filters";
import { findPage } from "../listing/list-products";
import { newSinceChangesAt, newSinceOf } from "../listing/newness";
import { showChoices } from "./show-choices";
import { showSpecs } from "./show-specs";

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
      async () => (await findPage(catalogIndex, { ...filters, scope: [term] }, wanted)).codes,
    );
  }
}

export type ProductRows = Awaited<ReturnType<typeof readRows>>;

/** Codes fit PostgreSQL's integer. */
const highestCode = 2_147_483_647;

/** All rows of an active product, by its code or uuid; anything else is `error.not_found`. */
function readProduct(database: Database, key: string): Promise<ProductRows> {
  const condition = conditionOf(key);
  if (!condition) throw new ApiError("error.not_found");
  return database.run((q) => readRows(q, condition));
}

function conditionOf(key: string): SQL | null {
  if (isId(key)) return eq(products.id, key);
  if (!/^\d{1,10}$/.test(key) || Number(key) > highestCode) return null;
  return eq(products.code, Number(key));
}

async function readRows(q: Query, condition: SQL) {
  const [product] = await q
    .select()
    .from(products)
    .where(and(condition, eq(products.status, "active")));
  if (!product) throw new ApiError("error.not_found");
  const { id } = product;
  const ownVariants = q
    .select({ id: variants.id })
    .from(variants)
    .where(eq(variants.productId, id));
  const [texts, categories, facts, pictures, variantRows, choices, priceRows] = await Promise.all([
    q.select().from(productTexts).where(eq(productTexts.productId, id)),
    q.select().from(productCategories).where(eq(productCategories.productId, id)),
    q.select().from(productAttributes).where(eq(productAttributes.productId, id)),
    q
      .select(getTableColumns(media))
      .from(productMedia)
      .innerJoin(media, eq(media.id, productMedia.mediaId))
      .where(eq(productMedia.productId, id))
      .orderBy(asc(productMedia.sort)),
    q
      .select()
      .from(variants)
      .where(and(eq(variants.productId, id), eq(variants.active, true)))
      .orderBy(asc(variants.sort), asc(variants.id)),
    q.select().from(variantOptions).where(inArray(variantOptions.variantId, ownVariants)),
    q.select().from(prices).where(inArray(prices.variantId, ownVariants)),
  ]);
  return {
    product,
    texts,
    categories,
    facts,
    pictures,
    variants: variantRows,
    choices,
    prices: priceRows,
  };
}

/** A product's page in a language, but for what surrounds it in the shop. */
function showProduct(
  rows: ProductRows,
  { columns, reference }: Pick<CatalogIndex, "columns" | "reference">,
  lang: LanguageCode,
  newSince: number,
): Omit<Product, "related" | "changes_at"> {
  const { product, texts } = rows;
  const words = rowIn(texts, lang);
  const brand = product.brandId === null ? undefined : reference.brandById.get(product.brandId);
  return {
    id: product.code,
    name: words?.name ?? String(product.code),
    ...(words && words.lang !== lang && { lang: asLanguage(words.lang) ?? homeRedirectLanguage }),
    slug: words?.slug ?? "",
    slugs: Object.fromEntries(texts.map((text) => [text.lang, text.slug])),
    subtitle: words?.subtitle ?? null,
    summary: words?.summary ?? null,
    description_html: sanitizeDescription(words?.descriptionHtml ?? ""),
    seo_title: words?.seoTitle ?? null,
    seo_description: words?.seoDescription ?? null,
    guarantee: speak(product.guarantee, lang),
    ...saidIn({ guarantee: product.guarantee }, lang),
    return_days: product.returnDays,
    gen: showDepartment(reference, product.departmentId, lang),
    path: showPath(rows, reference, lang),
    brand: brand
      ? {
          slug: brand.slug,
          ...nameIn(brand.name, lang, brand.slug),
          ...brandPicture(reference, brand.mediaId, lang),
        }
      : null,
    images: rows.pictures.map((picture) => showPicture(picture, lang)),
    choices: showChoices(rows, reference, lang),
    variants: showVariants(rows, reference, lang),
    specs: showSpecs(rows, reference, lang),
    ...showRating(columns, columns.docIdOf(product.code)),
    is_new: product.publishedAt.getTime() >= newSince,
  };
}

function showDepartment(reference: Reference, id: number, lang: LanguageCode): Product["gen"] {
  const department = reference.departmentById.get(id);
  return { slug: department?.slug ?? "", ...nameIn(department?.name ?? null, lang, "") };
}

/** The way to the product's primary category, from the top. */
function showPath(rows: ProductRows, reference: Reference, lang: LanguageCode): Product["path"] {
  const primary = rows.categories.find(({ isPrimary }) => isPrimary) ?? rows.categories[0];
  const category = primary && reference.categoryById.get(primary.categoryId);
  if (!category) return [];
  return pathOf(reference, category).map(({ slug, departmentId, name }) => ({
    slug,
    gen: reference.departmentById.get(departmentId)?.slug ?? "",
    ...nameIn(name, lang, slug),
  }));
}

/** The active variants with price and stock; more than `low_stock_at` left is not counted out. */
function showVariants(rows: ProductRows, reference: Reference, lang: LanguageCode): Variant[] {
  const currency = languages[lang].currency;
  return rows.variants.map((variant) => {
    const price = rows.prices.find(
      (row) => row.variantId === variant.id && row.currency === currency,
    );
    const free = variant.stock - variant.reserved;
    const image = rows.pictures.findIndex(({ id }) => id === variant.mediaId);
    return {
      id: variant.id,
      sku: variant.sku,
      options: optionsOf(rows, reference, variant.id),
      price: price ? toPrice(currency, price.amount, price.compareAt) : null,
      ...toStock(free, variant.lowStockAt),
      max_qty: Math.min(variant.maxQty, free),
      max_is_stock: free < variant.maxQty,
      image: image < 0 ? null : image,
    };
  });
}

function optionsOf(
  { choices }: ProductRows,
  reference: Reference,
  variantId: string,
): Variant["options"] {
  const own = choices.filter((choice) => choice.variantId === variantId);
  return Object.fromEntries(
    own.flatMap(({ attributeId, optionId }) => {
      const attribute = reference.attributeById.get(attributeId);
      const option = reference.optionById.get(optionId);
      return attribute && option ? [[attribute.code, option.code]] : [];
    }),
  );
}
