import type { Variant } from "../../../contract/catalog";
import { type LanguageCode, languages } from "../../../contract/languages";
import { toPrice, toStock } from "../cards/offer";
import type { Reference } from "../index/build-reference";
import type { ProductRows } from "./read-product";

/** The active variants with price and stock; more than `low_stock_at` left is not counted out. */
export function showVariants(
  rows: ProductRows,
  reference: Reference,
  lang: LanguageCode,
): Variant[] {
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
