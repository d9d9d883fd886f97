import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestDatabase } from "../../../../tests/support/database";
import type { Query } from "../../../db/database";
import { siteDefaults } from "../../../db/tables/site";
import { nextInvoiceNumber } from "./next-invoice-number";
import { nextOrderNumber } from "./next-order-number";

const shop = provideTestDatabase("demo");
const in1405 = new Date("2026-05-01T00:00:00Z");
const in1406 = new Date("2027-05-01T00:00:00Z");

const draw = (now: Date) => shop().database.run((q) => nextInvoiceNumber(q, "timcheh", now));

it("domain 4.7 each year counts its invoices from 1, six digits wide", async () => {
  expect([await draw(in1405), await draw(in1405), await draw(in1406)]).toEqual([
    "1405-000001",
    "1405-000002",
    "1406-000001",
  ]);
  expect(await draw(in1405)).toBe("1405-000003");
});

it("domain 4.7 a number that a transaction took back is given again, so that none is missing", async () => {
  const drawn: string[] = [];
  const failed = shop().database.transaction(async (q) => {
    drawn.push(await nextInvoiceNumber(q, "timcheh", in1406));
    throw new Error("sold out");
  });
  await expect(failed).rejects.toThrow("sold out");
  expect(await draw(in1406)).toBe(drawn[0]);
});

it("a shop whose own language is English counts by the years of its calendar", async () => {
  const setLang = (q: Query, lang: string) =>
    q.update(siteDefaults).set({ lang }).where(eq(siteDefaults.package, "timcheh"));
  const numbers = await shop().database.transaction(async (q) => {
    await setLang(q, "en");
    const drawn = [
      await nextInvoiceNumber(q, "timcheh", in1405),
      await nextOrderNumber(q, "timcheh", in1405),
    ];
    await setLang(q, "fa");
    return drawn;
  });
  expect(numbers.map((number) => number.slice(0, 11))).toEqual(["2026-000001", "2026-000001"]);
});

it("a shop that names no language counts by the calendar that the product starts in", async () => {
  const number = await shop().database.run((q) => nextInvoiceNumber(q, "unknown", in1405));
  expect(number).toMatch(/^1405-/);
});
