import { eq, inArray } from "drizzle-orm";
import type { Query } from "../../../../db/database";
import { attributeOptions, attributes } from "../../../../db/tables/attributes";
import { prices, variantOptions, variants } from "../../../../db/tables/variants";
import { coinOf, decimalsOf } from "../fields";
import { fromStorageUnits } from "../numerals";
import { groupRows } from "./group-rows";
import { fileOf } from "./picture-references";
import type { VariantRecord } from "./product-record";

export interface KeptVariant {
  id: string;
  productId: string;
  sku: string;
  /** Pieces that orders hold. */
  reserved: number;
  record: VariantRecord;
}

/** The variants of products, in their order. */
export async function readVariants(q: Query, productIds: string[]): Promise<KeptVariant[]> {
  const ofProducts = inArray(variants.productId, productIds);
  const rows = await q
    .select({ row: variants, picture: fileOf(variants.mediaId) })
    .from(variants)
    .where(ofProducts)
    .orderBy(variants.productId, variants.sort, variants.sku);
  const choices = await q
    .select({
      variantId: variantOptions.variantId,
      attribute: attributes.code,
      option: attributeOptions.code,
    })
    .from(variantOptions)
    .innerJoin(variants, eq(variants.id, variantOptions.variantId))
    .innerJoin(attributes, eq(attributes.id, variantOptions.attributeId))
    .innerJoin(attributeOptions, eq(attributeOptions.id, variantOptions.optionId))
    .where(ofProducts)
    .orderBy(attributes.sort, attributes.code);
  const amounts = await q
    .select({ price: prices })
    .from(prices)
    .innerJoin(variants, eq(variants.id, prices.variantId))
    .where(ofProducts);
  const chosen = groupRows(choices, (row) => row.variantId);
  const priced = groupRows(
    amounts.map(({ price }) => price),
    (price) => price.variantId,
  );
  return rows.map(({ row, picture }) => ({
    id: row.id,
    productId: row.productId,
    sku: row.sku,
    reserved: row.reserved,
    record: {
      options: Object.fromEntries(
        (chosen.get(row.id) ?? []).map(({ attribute, option }) => [attribute, option]),
      ),
      price: amountsOf(priced.get(row.id) ?? [], (price) => price.amount),
      compare_at: amountsOf(priced.get(row.id) ?? [], (price) => price.compareAt),
      stock: row.stock,
      low_stock_at: row.lowStockAt,
      max_qty: row.maxQty,
      ...(picture && { picture }),
      sort: row.sort,
      active: row.active,
    },
  }));
}

type Price = typeof prices.$inferSelect;

function amountsOf(rows: Price[], pick: (price: Price) => number | null): VariantRecord["price"] {
  const amounts: VariantRecord["price"] = {};
  for (const price of rows) {
    const units = pick(price);
    const currency = coinOf(price.currency);
    if (units !== null) amounts[currency] = fromStorageUnits(units, decimalsOf[currency]);
  }
  return amounts;
}
