import { languageCode } from "../../../../contract/i18n";
import { currencyCodes } from "../../../../contract/languages";
import { newId } from "../../../../ports/ids";
import { coinOf } from "../fields";
import { toStorageUnits } from "../numerals";
import type { ImportContext } from "./import-context";
import type { Ids } from "./load-ids";
import type { ProductRecord, VariantRecord } from "./product-record";
import type { KeptProduct } from "./read-products";
import { toTexts } from "./texts";

/** What the names in a product stand for. */
export interface References {
  ids: Ids;
  pictures: Map<string, string>;
  context: ImportContext;
}

/** The rows of one product, a list per table. */
export function rowsOf(
  before: KeptProduct | undefined,
  after: ProductRecord,
  references: References,
) {
  const productId = before?.id ?? newId();
  const offers = Object.entries(after.variants).map(([sku, record]) => ({
    id: before?.variantIds.get(sku) ?? newId(),
    sku,
    record,
  }));
  return {
    productId,
    head: headOf(productId, after, references.ids),
    texts: textRows(productId, after),
    places: after.categories.map((slug, place) => ({
      productId,
      categoryId: references.ids.category(slug),
      isPrimary: place === 0,
    })),
    facts: factRows(productId, after, references),
    pictures: after.pictures.map((file, sort) => ({
      productId,
      mediaId: pictureId(file, references),
      sort,
    })),
    variants: offers.map(({ id, sku, record }) => ({
      id,
      productId,
      sku,
      stock: record.stock,
      lowStockAt: record.low_stock_at,
      maxQty: record.max_qty,
      mediaId: record.picture ? pictureId(record.picture, references) : null,
      sort: record.sort,
      active: record.active,
    })),
    choices: offers.flatMap(({ id, record }) => choiceRows(id, record, references.ids)),
    prices: offers.flatMap(({ id, record }) => priceRows(id, record)),
  };
}

function headOf(id: string, product: ProductRecord, ids: Ids) {
  return {
    id,
    // Missing where the product is to get the next number.
    ...(product.code !== undefined && { code: product.code }),
    departmentId: ids.department(product.department),
    brandId: product.brand ? ids.brand(product.brand) : null,
    status: product.status,
    publishedAt: new Date(product.published_at),
    guarantee: toTexts(product.guarantee),
    returnDays: product.return_days ?? null,
  };
}

function textRows(productId: string, product: ProductRecord) {
  return languageCode.options.flatMap((lang) => {
    const name = product.name[lang];
    if (!name) return [];
    return {
      productId,
      lang,
      name,
      slug: product.slug[lang] ?? "",
      subtitle: product.subtitle[lang] ?? null,
      summary: product.summary[lang] ?? null,
      descriptionHtml: product.description[lang] ?? "",
      seoTitle: product.seo_title[lang] ?? null,
      seoDescription: product.seo_description[lang] ?? null,
    };
  });
}

function factRows(productId: string, product: ProductRecord, { ids, context }: References) {
  return Object.entries(product.facts).flatMap(([code, values]) =>
    values.map((value) => {
      const row = { productId, attributeId: ids.attribute(code) };
      return context.attributes.get(code)?.type === "number"
        ? { ...row, number: Number(value) }
        : { ...row, optionId: ids.option(`${code}/${value}`) };
    }),
  );
}

function choiceRows(variantId: string, variant: VariantRecord, ids: Ids) {
  return Object.entries(variant.options).map(([code, option]) => ({
    variantId,
    attributeId: ids.attribute(code),
    optionId: ids.option(`${code}/${option}`),
  }));
}

function priceRows(variantId: string, { price, compare_at }: VariantRecord) {
  return currencyCodes.flatMap((currency) => {
    const own = coinOf(currency);
    const amount = price[own];
    if (!amount) return [];
    const struck = compare_at[own];
    return {
      variantId,
      currency,
      amount: toStorageUnits(amount),
      compareAt: struck ? toStorageUnits(struck) : null,
    };
  });
}

function pictureId(file: string, { pictures }: References): string {
  const id = pictures.get(file);
  if (!id) throw new Error(`The shop has no picture ${file}`);
  return id;
}
