import type { Query } from "../../../db/database";
import { nextInSeries } from "./next-in-series";
import { readShopYear } from "./shop-year";

/** `1405-000045`: the shop's year and the count in it, without gaps (domain 4.7). */
export async function nextInvoiceNumber(q: Query, packageName: string, now: Date): Promise<string> {
  const year = await readShopYear(q, packageName, now);
  const count = await nextInSeries(q, `invoice.${year}`);
  return `${year}-${String(count).padStart(6, "0")}`;
}
