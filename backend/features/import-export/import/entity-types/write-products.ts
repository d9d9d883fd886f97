import { inArray } from "drizzle-orm";
import type { Query } from "../../../../db/database";
import {
  productAttributes,
  productCategories,
  productMedia,
  products,
  productTexts,
} from "../../../../db/tables/products";
import { prices, variantOptions, variants } from "../../../../db/tables/variants";
import { moveStock, stockMoves } from "./move-stock";
import type { ProductRecord } from "./product-record";
import { type References, rowsOf } from "./product-rows";
import type { KeptProduct } from "./read-products";
import { insertRows, upsertRows } from "./upsert";

export interface ProductChange {
  before: KeptProduct | undefined;
  after: ProductRecord;
}

/**
 * Writes new and changed products, in as many statements however many there are; answers their keys.
 * Variants keep their identity, which carts and orders refer to; what else hangs on a product is rewritten.
 */
export async function writeProducts(
  q: Query,
  changes: ProductChange[],
  references: References,
): Promise<string[]> {
  if (changes.length === 0) return [];
  const rows = changes.map(({ before, after }) => rowsOf(before, after, references));
  const ids = rows.map(({ productId }) => productId);
  await clear(
    q,
    ids,
    rows.flatMap(({ variants }) => variants.map(({ id }) => id)),
  );
  await upsertRows(
    q,
    products,
    [products.id],
    rows.map(({ head }) => head),
  );
  await insertRows(
    q,
    productTexts,
    rows.flatMap(({ texts }) => texts),
  );
  await insertRows(
    q,
    productCategories,
    rows.flatMap(({ places }) => places),
  );
  await insertRows(
    q,
    productAttributes,
    rows.flatMap(({ facts }) => facts),
  );
  await insertRows(
    q,
    productMedia,
    rows.flatMap(({ pictures }) => pictures),
  );
  await writeVariants(
    q,
    changes,
    rows.flatMap(({ variants }) => variants),
  );
  await insertRows(
    q,
    variantOptions,
    rows.flatMap(({ choices }) => choices),
  );
  await insertRows(
    q,
    prices,
    rows.flatMap(({ prices }) => prices),
  );
  return ids;
}

/** In the order in which orders lock them; the stock of those that are there moves by what the file changes. */
async function writeVariants(
  q: Query,
  changes: ProductChange[],
  rows: ReturnType<typeof rowsOf>["variants"],
): Promise<void> {
  const inOrder = [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
  await upsertRows(q, variants, [variants.id], inOrder, [variants.stock]);
  await moveStock(q, stockMoves(changes));
}

async function clear(q: Query, productIds: string[], variantIds: string[]): Promise<void> {
  await q.delete(productTexts).where(inArray(productTexts.productId, productIds));
  await q.delete(productCategories).where(inArray(productCategories.productId, productIds));
  await q.delete(productAttributes).where(inArray(productAttributes.productId, productIds));
  await q.delete(productMedia).where(inArray(productMedia.productId, productIds));
  if (variantIds.length === 0) return;
  await q.delete(variantOptions).where(inArray(variantOptions.variantId, variantIds));
  await q.delete(prices).where(inArray(prices.variantId, variantIds));
}
