import type { Query } from "../../../db/database";
import { luhnDigit } from "./luhn";
import { nextInSeries } from "./next-in-series";
import { readShopYear } from "./shop-year";

/** `1405-000123-4`: the shop's year, the count in it, Luhn's digit over both (domain 4.7). */
export async function nextOrderNumber(q: Query, packageName: string, now: Date): Promise<string> {
  const year = await readShopYear(q, packageName, now);
  const count = String(await nextInSeries(q, `order.${year}`)).padStart(6, "0");
  return `${year}-${count}-${luhnDigit(`${year}${count}`)}`;
}
