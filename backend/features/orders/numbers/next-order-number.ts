import { eq, exists, sql } from "drizzle-orm";
import { spokenLanguage } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { prepared } from "../../../db/prepared";
import { orderYears } from "../../../db/tables/orders";
import { siteDefaults } from "../../../db/tables/site";
import { variantsInCart } from "../../cart/offers";
import { luhnDigit } from "./luhn";
import { readShopYear, yearIn, yearsAt } from "./shop-year";

/**
 * `1405-000123-4`: the shop's year, the count in it, Luhn's digit over both (domain 4.7). Nobody waits for it, and one that
 * no order came of is not given again.
 */
export async function nextOrderNumber(q: Query, packageName: string, now: Date): Promise<string> {
  const year = await readShopYear(q, packageName, now);
  return (await drawInYear(q, year)) ?? openOrderYear(q, year);
}

/**
 * The shop's year and its next number, for an order of what is in a user's cart; no number before the year's first order,
 * nor for an empty cart, so that a button pressed again draws none.
 */
export async function drawForCart(
  q: Query,
  { packageName, userId, now }: { packageName: string; userId: string; now: Date },
): Promise<{ year: number; number: string | null }> {
  const years = yearsAt(now);
  const [row] = await drawWanted(q, { packageName, userId, years: JSON.stringify(years) });
  const year = row?.year ?? yearIn(spokenLanguage(undefined), now);
  return { year, number: row?.count ? write(year, row.count) : null };
}

const count = sql<number>`nextval('order_count') - ${orderYears.after}`.mapWith(Number);

const drawWanted = prepared(["packageName", "userId", "years"], (q, asked) => {
  const year = sql<number>`(${asked.years}::jsonb ->> ${siteDefaults.lang})::int`;
  const isWanted = exists(variantsInCart(q, asked));
  return q
    .select({
      year,
      count: sql<
        number | null
      >`case when ${orderYears.year} is not null and ${isWanted} then ${count} end`,
    })
    .from(siteDefaults)
    .leftJoin(orderYears, eq(orderYears.year, year))
    .where(eq(siteDefaults.package, asked.packageName));
});

/** The next number of a year; null before its first. */
async function drawInYear(q: Query, year: number): Promise<string | null> {
  const [row] = await draw(q, { year });
  return row ? write(year, row.count) : null;
}

const draw = prepared(["year"], (q, { year }) =>
  q.select({ count }).from(orderYears).where(eq(orderYears.year, year)),
);

/** The first number of a year, whoever was faster. */
export async function openOrderYear(q: Query, year: number): Promise<string> {
  await q
    .insert(orderYears)
    .values({ year, after: sql`nextval('order_count')` })
    .onConflictDoNothing();
  const number = await drawInYear(q, year);
  if (number === null) throw new Error(`The year ${year} gave no number.`);
  return number;
}

function write(year: number, counted: number): string {
  const count = String(counted).padStart(6, "0");
  return `${year}-${count}-${luhnDigit(`${year}${count}`)}`;
}
