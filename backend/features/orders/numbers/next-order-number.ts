import { eq, sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { prepared } from "../../../db/prepared";
import { orderYears } from "../../../db/tables/orders";
import { luhnDigit } from "./luhn";
import { readShopYear } from "./shop-year";

/**
 * `1405-000123-4`: the shop's year, the count in it, Luhn's digit over both (domain 4.7). Nobody waits for it, and one that
 * no order came of is not given again.
 */
export async function nextOrderNumber(q: Query, packageName: string, now: Date): Promise<string> {
  const year = await readShopYear(q, packageName, now);
  return (await drawOrderNumber(q, year)) ?? openOrderYear(q, year);
}

/** The next number of a year; null before its first. */
export async function drawOrderNumber(q: Query, year: number): Promise<string | null> {
  const [row] = await draw(q, { year });
  return row ? write(year, row.count) : null;
}

const draw = prepared(["year"], (q, { year }) =>
  q
    .select({ count: sql<number>`nextval('order_count') - ${orderYears.after}`.mapWith(Number) })
    .from(orderYears)
    .where(eq(orderYears.year, year)),
);

/** The first number of a year, whoever was faster. */
export async function openOrderYear(q: Query, year: number): Promise<string> {
  await q
    .insert(orderYears)
    .values({ year, after: sql`nextval('order_count')` })
    .onConflictDoNothing();
  const number = await drawOrderNumber(q, year);
  if (number === null) throw new Error(`The year ${year} gave no number.`);
  return number;
}

function write(year: number, counted: number): string {
  const count = String(counted).padStart(6, "0");
  return `${year}-${count}-${luhnDigit(`${year}${count}`)}`;
}
