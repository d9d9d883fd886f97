import type { Database } from "../database";
import { shippingMethods } from "../tables/checkouts";

/** Province of Tehran: 364 (ISO 3166-1) and 23 (ISO 3166-2). */
const tehran = 36_423;

type Row = typeof shippingMethods.$inferInsert;

/** What a new shop sends by; the owner changes it. Amounts in rials and cents. */
const freshMethods: Row[] = [
  {
    code: "post",
    name: { en: "Registered post", fa: "پست پیشتاز" },
    zones: [{ iso2: "IR", days: [2, 5], price: { IRR: 850_000, USD: 990 } }],
    freeFrom: { IRR: 20_000_000 },
    codAllowed: ["IR"],
  },
  {
    code: "courier",
    name: { en: "Courier in Tehran", fa: "پیک تهران" },
    zones: [{ iso2: "IR", states: [tehran], days: [0, 1], price: { IRR: 1_200_000 } }],
    codAllowed: ["IR"],
  },
  {
    code: "standard",
    name: { en: "Standard delivery", fa: "ارسال عادی" },
    zones: [{ iso2: "US", days: [3, 5], price: { USD: 599, IRR: 9_900_000 } }],
    freeFrom: { USD: 4_900 },
  },
  {
    code: "express",
    name: { en: "Express delivery", fa: "ارسال سریع" },
    zones: [{ iso2: "US", days: [1, 2], price: { USD: 1_499 } }],
  },
  {
    code: "worldwide",
    name: { en: "International post", fa: "پست بین‌المللی" },
    zones: [{ iso2: "*", days: [7, 15], price: { USD: 2_490, IRR: 35_000_000 } }],
  },
];

/** Gives a shop ways to send, unless it has some. */
export async function seedShipping(database: Database): Promise<void> {
  await database.transaction(async (q) => {
    const [standing] = await q
      .select({ code: shippingMethods.code })
      .from(shippingMethods)
      .limit(1);
    if (standing) return;
    await q.insert(shippingMethods).values(freshMethods.map((row, sort) => ({ ...row, sort })));
  });
}
