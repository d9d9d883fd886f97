/** Lines and offers that stand in no database, for tests of what is made of them. */
import type { Line } from "./lines";
import type { VariantOffer } from "./offers";

/** So many of a variant, which cost a dollar each when they were added. */
export const makeLine = (variantId: string, qty: number, more: Partial<Line> = {}): Line => ({
  variantId,
  qty,
  later: false,
  seenAmount: 100,
  seenCurrency: "USD",
  addedAt: new Date(0),
  ...more,
});

/** A variant that costs a dollar, of which so many are free and ten go into one order. */
export const makeOffer = (
  variantId: string,
  free: number,
  more: Partial<VariantOffer> = {},
): VariantOffer => ({
  variantId,
  sku: variantId,
  productId: "p",
  productCode: 1,
  departmentId: 1,
  returnDays: 7,
  sold: true,
  free,
  maxQty: 10,
  lowStockAt: 3,
  amount: 100,
  compareAt: null,
  optionIds: [],
  picture: null,
  ...more,
});

export const keyed = <T extends { variantId: string }>(...rows: T[]) =>
  new Map(rows.map((row) => [row.variantId, row]));
