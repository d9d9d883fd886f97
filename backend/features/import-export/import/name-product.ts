import { eq, inArray } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { products } from "../../../db/tables/products";
import { variants } from "../../../db/tables/variants";
import { finding } from "./findings";
import { type Fields, isFields } from "./merge-patch";
import type { Finding } from "./problems";
import type { Visited } from "./visited";

/** The numbers of the products that own SKUs. */
export type Owners = Map<string, number>;

/** Who owns the SKUs that these patches name. */
export async function findOwners(q: Query, patches: Fields[]): Promise<Owners> {
  const skus = patches.flatMap((patch) => Object.keys(variantsOf(patch)));
  if (skus.length === 0) return new Map();
  const rows = await q
    .select({ sku: variants.sku, code: products.code })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.sku, skus));
  return new Map(rows.map(({ sku, code }) => [sku, code]));
}

/**
 * Which product a patch means: the one of its number, else the one that owns a SKU of its, else a new one
 * (undefined). A SKU that another product owns is found fault with.
 */
export function nameProduct(
  patch: Fields,
  owners: Owners,
): { code: number | undefined; found: Finding[] } {
  const skus = Object.keys(variantsOf(patch));
  const owned = skus.flatMap((sku) => owners.get(sku) ?? []);
  const code = typeof patch.code === "number" ? patch.code : owned[0];
  if (code === undefined && skus.length === 0) {
    return { code, found: [finding(["variants"], "required")] };
  }
  // A new product says more than its variants; a sheet of stock or prices means those that are there.
  if (code === undefined && isOfVariantsAlone(patch)) {
    return {
      code,
      found: skus.map((sku) => finding(["variants", sku, "sku"], "unknown_sku", sku)),
    };
  }
  const foreign = skus.filter((sku) => owners.has(sku) && owners.get(sku) !== code);
  return {
    code,
    found: foreign.map((sku) =>
      finding(["variants", sku, "sku"], "sku_elsewhere", String(owners.get(sku))),
    ),
  };
}

/**
 * Finds fault with a product or a SKU that the files have named before, and remembers them. A product may
 * be named again by lines that hold nothing but variants.
 */
export function findRepeats(patch: Fields, code: number | undefined, visited: Visited): Finding[] {
  const found: Finding[] = [];
  const isFirst = code === undefined || visited.isFirst("products", String(code));
  if (!isFirst && !isOfVariantsAlone(patch)) {
    found.push(finding(["code"], "twice", String(code)));
  }
  for (const sku of Object.keys(variantsOf(patch))) {
    if (!visited.isFirst("skus", sku)) found.push(finding(["variants", sku, "sku"], "twice", sku));
  }
  return found;
}

/** Whether a patch says nothing of the product itself: a line of a sheet of stock or prices. */
export function isOfVariantsAlone(patch: Fields): boolean {
  const said = Object.keys(patch).filter((field) => patch[field] !== undefined);
  return said.every((field) => ["code", "variants"].includes(field));
}

export function variantsOf(patch: Fields): Fields {
  return isFields(patch.variants) ? patch.variants : {};
}
