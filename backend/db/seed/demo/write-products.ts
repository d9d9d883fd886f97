import { bulkInsert } from "../../bulk-insert";
import type { Query } from "../../database";
import {
  productAttributes,
  productCategories,
  productMedia,
  products,
  productTexts,
} from "../../tables/products";
import { prices, variantOptions, variants } from "../../tables/variants";
import type { ProductRows } from "./product-rows";

/** Writes products and all that hangs on them, in the order of their references. */
export async function writeProducts(q: Query, rows: ProductRows): Promise<void> {
  await bulkInsert(q, products, rows.products);
  await bulkInsert(q, productTexts, rows.texts);
  await bulkInsert(q, productCategories, rows.categories);
  await bulkInsert(q, productAttributes, rows.facts);
  await bulkInsert(q, productMedia, rows.pictures);
  await bulkInsert(q, variants, rows.variants);
  await bulkInsert(q, variantOptions, rows.choices);
  await bulkInsert(q, prices, rows.prices);
}
