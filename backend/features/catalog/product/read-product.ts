import { and, asc, eq, getTableColumns, inArray, type SQL } from "drizzle-orm";
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

export type ProductRows = Awaited<ReturnType<typeof readRows>>;

/** Codes fit PostgreSQL's integer. */
const highestCode = 2_147_483_647;

/** All rows of an active product, by its code or uuid; anything else is `error.not_found`. */
export function readProduct(database: Database, key: string): Promise<ProductRows> {
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
