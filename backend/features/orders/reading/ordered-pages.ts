import { eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { LanguageCode } from "../../../contract/languages";
import type { orderedPage } from "../../../contract/order";
import type { Query } from "../../../db/database";
import { products, productTexts } from "../../../db/tables/products";
import { departments } from "../../../db/tables/taxonomy";

type OrderedPage = z.input<typeof orderedPage>;

/** Where those of the products of these public numbers stand that still have a page, in a language where they are said in it. */
export async function readOrderedPages(
  q: Query,
  codes: readonly number[],
  lang: LanguageCode,
): Promise<Map<number, OrderedPage>> {
  const pages = new Map<number, OrderedPage>();
  if (codes.length === 0) return pages;
  const rows = await q
    .select({
      id: products.code,
      status: products.status,
      gen: departments.slug,
      lang: productTexts.lang,
      slug: productTexts.slug,
    })
    .from(products)
    .innerJoin(departments, eq(departments.id, products.departmentId))
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(inArray(products.code, [...codes]));
  for (const { id, status, gen, slug, lang: spoken } of rows) {
    if (status === "active" && (spoken === lang || !pages.has(id)))
      pages.set(id, { id, slug, gen });
  }
  return pages;
}
