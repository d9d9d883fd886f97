import type { ProductRecord } from "./entity-types/product-record";
import { type Fields, isFields } from "./merge-patch";
import { isOfVariantsAlone, variantsOf } from "./name-product";

/**
 * A patch of a whole product without the stock of variants that the shop has: what was exported an hour ago
 * must not undo what was sold since. A sheet of variants alone, such as one of stock, keeps its figures.
 * `left` counts those that would have changed.
 */
export function leaveStock(
  kept: ProductRecord | undefined,
  patch: Fields,
): { patch: Fields; left: number } {
  if (!kept || isOfVariantsAlone(patch)) return { patch, left: 0 };
  let left = 0;
  const variants = Object.entries(variantsOf(patch)).map(([sku, variant]) => {
    const known = kept.variants[sku];
    if (!known || !isFields(variant) || variant.stock === undefined) return [sku, variant];
    if (String(variant.stock) !== String(known.stock)) left += 1;
    return [
      sku,
      Object.fromEntries(Object.entries(variant).filter(([field]) => field !== "stock")),
    ];
  });
  return { patch: { ...patch, variants: Object.fromEntries(variants) }, left };
}
