import { eq, sql } from "drizzle-orm";
import type { Currency } from "../../../contract/languages";
import { refreshListing } from "../../../features/catalog/refresh/refresh-listing";
import { offeredCurrencies } from "../../../features/languages/offered-currencies";
import type { Database, Query } from "../../database";
import { coupons } from "../../tables/carts";
import { shippingMethods } from "../../tables/checkouts";
import { prices } from "../../tables/variants";

interface DemoCurrency {
  currency: Currency;
  /** So many of its units are a dollar. */
  rate: number;
  /** How the demo sends into its country. */
  shipping: typeof shippingMethods.$inferInsert;
  /** In its storage units, to everywhere else. */
  worldwide: number;
}

/** Beside dollars and rials, in which the demo's goods are written. */
const furtherCurrencies: readonly DemoCurrency[] = [
  {
    currency: "EUR",
    rate: 0.92,
    shipping: {
      code: "parcel_de",
      name: { en: "Parcel to Germany", fa: "بسته به آلمان", de: "Paket" },
      zones: [{ iso2: "DE", days: [2, 4], price: { EUR: 490 } }],
      freeFrom: { EUR: 4_900 },
      codAllowed: ["DE"],
      sort: 10,
    },
    worldwide: 2_290,
  },
];

/**
 * Gives the demo's goods prices in the further currencies that the shop offers, and ways to send there: in a new demo, and in one
 * whose owner has added a language. Answers in how many currencies.
 */
export async function seedDemoCurrencies(
  database: Database,
  offered: readonly Currency[] = offeredCurrencies,
): Promise<number> {
  const wanted = furtherCurrencies.filter(({ currency }) => offered.includes(currency));
  if (wanted.length === 0) return 0;
  return database.transaction(async (q) => {
    let added = 0;
    for (const further of wanted) if (await addCurrency(q, further)) added += 1;
    if (added > 0) await refreshListing(q, "all");
    return added;
  });
}

async function addCurrency(q: Query, further: DemoCurrency): Promise<boolean> {
  const { currency, rate, shipping, worldwide } = further;
  const [standing] = await q.select().from(prices).where(eq(prices.currency, currency)).limit(1);
  if (standing) return false;
  // Whole units less a tenth, as shelves have it.
  const priced = (dollars: "amount" | "compare_at") =>
    sql`floor(${sql.raw(dollars)} * ${rate}::float8 / 100) * 100 + 90`;
  await q.execute(sql`
    insert into price (variant_id, currency, amount, compare_at)
    select variant_id, ${currency}::text, amount, case when struck > amount then struck end
    from (
      select variant_id, ${priced("amount")} as amount, ${priced("compare_at")} as struck
      from price where currency = 'USD'
    ) as dollars`);
  await q.insert(shippingMethods).values(shipping).onConflictDoNothing();
  await q
    .update(shippingMethods)
    .set({
      zones: sql`jsonb_set(zones, ${`{0,price,${currency}}`}::text[], ${String(worldwide)}::jsonb)`,
    })
    .where(eq(shippingMethods.code, "worldwide"));
  // What a coupon takes off, and from where on, is a round figure in any currency.
  const also = (column: "amount" | "min_total" | "max_discount") =>
    sql`${sql.raw(column)} || jsonb_build_object(${currency}::text, ${sql.raw(column)} -> 'USD')`;
  await q.update(coupons).set({
    amount: also("amount"),
    minTotal: also("min_total"),
    maxDiscount: also("max_discount"),
  });
  return true;
}
