import { and, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { LanguageCode } from "../../../contract/languages";
import type { orderItem } from "../../../contract/order";
import type { Query } from "../../../db/database";
import { products } from "../../../db/tables/products";
import { productReviews } from "../../../db/tables/reviews";
import { nameIn, saidIn, speak } from "../../languages/language";
import type { ItemRow, OrderRow } from "../states/types";
import { readOrderedPages } from "./ordered-pages";
import { showOrderedPicture } from "./show-ordered-picture";

type ShownItem = z.input<typeof orderItem>;

/** An order's items in a language; `product` only where it still has a page. */
export async function showItems(
  q: Query,
  order: OrderRow,
  items: readonly ItemRow[],
  lang: LanguageCode,
): Promise<ShownItem[]> {
  const { currency, userId } = order;
  const pages = await readOrderedPages(q, codesOf(items), lang);
  const reviewed = await readReviewed(q, items, userId);
  const money = (amount: number) => ({ amount, currency });
  return items.map((item) => ({
    id: item.id,
    variant_id: item.variantId ?? "",
    product: pages.get(item.productCode ?? 0) ?? null,
    sku: item.sku,
    ...nameIn(item.name, lang, item.sku),
    options: item.options.map((option) => showOption(option, lang)),
    image: item.image && showOrderedPicture(item.image, order, lang),
    unit_price: money(item.unitPrice),
    compare_at: item.compareAt === null ? null : money(item.compareAt),
    qty: item.qty,
    total: money(item.total),
    returned_qty: item.returnedQty,
    reviewed: reviewed.has(item.productCode ?? 0),
  }));
}

const codesOf = (items: readonly ItemRow[]) =>
  items.flatMap(({ productCode }) => productCode ?? []);

/** What was chosen of an item, in a language. */
export function showOption(
  { name, value }: ItemRow["options"][number],
  lang: LanguageCode,
): ShownItem["options"][number] {
  return {
    name: speak(name, lang) ?? "",
    value: speak(value, lang) ?? "",
    ...saidIn({ name, value }, lang),
  };
}

/** The public numbers of those products that a user has reviewed. */
async function readReviewed(q: Query, items: readonly ItemRow[], userId: string) {
  const codes = codesOf(items);
  if (codes.length === 0) return new Set<number>();
  const rows = await q
    .select({ code: products.code })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(and(eq(productReviews.userId, userId), inArray(products.code, codes)));
  return new Set(rows.map(({ code }) => code));
}
