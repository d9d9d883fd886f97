import { expect, it } from "vitest";
import { unitPriceOf } from "./unit-price";

it.each([
  ["g250", 500, { unit: "kg", amount: 2000 }],
  ["kg5", 500, { unit: "kg", amount: 100 }],
  ["ml50", 500, { unit: "l", amount: 10_000 }],
  ["l2", 501, { unit: "l", amount: 251 }],
  ["set6", 600, { unit: "set", amount: 100 }],
])("a pack of %s for %d costs %j", (pack, amount, expected) => {
  expect(unitPriceOf({ color: "red", pack }, amount)).toEqual(expected);
});

it.each(["kg1", "l1", "set1", "single", "g0", "128gb", "xl", "set"])(
  "%s says nothing that the price doesn't",
  (pack) => expect(unitPriceOf({ pack }, 500)).toBeUndefined(),
);
