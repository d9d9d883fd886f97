import { expect, it } from "vitest";
import { provideTestDatabase } from "../../../../tests/support/database";
import { luhnDigit } from "./luhn";
import { nextOrderNumber } from "./next-order-number";

const shop = provideTestDatabase("demo");

/** The shop's calendar is the Persian one. */
const in1405 = new Date("2026-05-01T00:00:00Z");
const in1406 = new Date("2027-05-01T00:00:00Z");
const draw = (now: Date) => shop().database.run((q) => nextOrderNumber(q, "timcheh", now));
const countOf = (number: string) => Number(number.split("-")[1]);

it("each year counts its orders from 1, in a number that a mistyped digit breaks", async () => {
  const first = await draw(in1405);
  expect(first).toBe(`1405-000001-${luhnDigit("1405000001")}`);
  expect(countOf(await draw(in1405))).toBe(2);
  expect(await draw(in1406)).toMatch(/^1406-000001-\d$/);
});

it("many at once, of a year's first orders too, are given a number each", async () => {
  const in1407 = new Date("2028-05-01T00:00:00Z");
  const numbers = await Promise.all(Array.from({ length: 12 }, () => draw(in1407)));
  expect(new Set(numbers).size).toBe(12);
  expect(numbers.every((number) => countOf(number) >= 1)).toBe(true);
});

it("what a transaction drew and took back is not given again, and holds nobody up", async () => {
  const drawn: string[] = [];
  const { database } = shop();
  const failed = database.transaction(async (q) => {
    drawn.push(await nextOrderNumber(q, "timcheh", in1405));
    throw new Error("sold out");
  });
  await expect(failed).rejects.toThrow("sold out");
  expect(countOf(await draw(in1405))).toBeGreaterThan(countOf(drawn[0] ?? ""));
});
