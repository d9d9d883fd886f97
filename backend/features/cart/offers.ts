import { and, eq, getTableColumns, inArray, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Currency } from "../../contract/languages";
import type { Query } from "../../db/database";
import { arrayText, prepared } from "../../db/prepared";
import { cartItems, carts } from "../../db/tables/carts";
import { type MediaRow, media } from "../../db/tables/media";
import { products } from "../../db/tables/products";
import { prices, variantOptions, variants } from "../../db/tables/variants";
import { openOf } from "./open-carts";
import { type Owner, type OwnerBy, preparedByOwner } from "./owner";

/** What a variant costs in a currency, and how many of it can be had. */
export interface VariantOffer {
  variantId: string;
  sku: string;
  productId: string;
  productCode: number;
  departmentId: number;
  returnDays: number | null;
  /** Whether the shop still sells it. */
  sold: boolean;
  /** Pieces that no order holds. */
  free: number;
  maxQty: number;
  lowStockAt: number;
  /** In the currency's storage unit; null where it has no price in it. */
  amount: number | null;
  compareAt: number | null;
  optionIds: number[];
  /** Its own picture, where it looks different from the product's. */
  picture: MediaRow | null;
}

const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The offers of variants by id; what is no variant's id is left out. */
export async function readOffers(
  q: Query,
  variantIds: Iterable<string>,
  currency: Currency,
): Promise<Map<string, VariantOffer>> {
  const ids = [...new Set(variantIds)].filter((id) => uuidForm.test(id));
  if (ids.length === 0) return new Map();
  return byVariant(await readNamed(q, { ids: arrayText(ids), currency }));
}

/** The offers of what is in the owner's open cart. */
export async function readOffersInCart(
  q: Query,
  owner: Owner,
  currency: Currency,
): Promise<Map<string, VariantOffer>> {
  return byVariant(await readInCart(q, owner, { currency }));
}

function byVariant(rows: readonly VariantOffer[]): Map<string, VariantOffer> {
  return new Map(rows.map((row) => [row.variantId, row]));
}

const columns = {
  variantId: variants.id,
  sku: variants.sku,
  productId: products.id,
  productCode: products.code,
  departmentId: products.departmentId,
  returnDays: products.returnDays,
  sold: sql<boolean>`${variants.active} and ${products.status} = 'active'`,
  free: sql<number>`${variants.stock} - ${variants.reserved}`.mapWith(Number),
  maxQty: variants.maxQty,
  lowStockAt: variants.lowStockAt,
  amount: prices.amount,
  compareAt: prices.compareAt,
  optionIds: sql<number[]>`coalesce((
    select json_agg(${variantOptions.optionId}) from ${variantOptions}
    where ${variantOptions.variantId} = ${variants.id}), '[]')`,
  picture: getTableColumns(media),
};

const readNamed = prepared(["ids", "currency"], (q, { ids, currency }) =>
  selectOffers(q, sql`${variants.id} = any(${ids}::text::uuid[])`, currency),
);

const readInCart = preparedByOwner(["currency"], (q, owner, { currency }) =>
  selectOffers(q, inArray(variants.id, variantsInCart(q, owner)), currency),
);

/** The part of a select that finds the variants in the owner's open cart. */
export function variantsInCart(q: Query, owner: OwnerBy<Placeholder>) {
  return q
    .select({ id: cartItems.variantId })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(openOf(owner));
}

function selectOffers(q: Query, which: SQL, currency: Placeholder) {
  return q
    .select(columns)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.currency, currency)))
    .leftJoin(media, eq(media.id, variants.mediaId))
    .where(which);
}

/** The most pieces that one order can have of it now. */
export function maxOf(offer: VariantOffer | undefined): number {
  if (!offer?.sold) return 0;
  return Math.max(0, Math.min(offer.maxQty, offer.free));
}
