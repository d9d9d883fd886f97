import { expect, it } from "vitest";
import { arePricesOld, priceAgeMs } from "./old-prices";

const now = Date.UTC(2026, 10, 24);

it.each(["/en", "/fa/home/products", "/en/home/products/show/16/headphones?color=red"])(
  "the prices of %s are old after a day, and not before",
  (address) => {
    expect(arePricesOld(address, now - priceAgeMs, now)).toBe(false);
    expect(arePricesOld(address, now - priceAgeMs - 1, now)).toBe(true);
  },
);

it("where the phone's clock was set back, what was saved before is not believed for ever", () => {
  expect(arePricesOld("/en", now + priceAgeMs, now)).toBe(false);
  expect(arePricesOld("/en", now + priceAgeMs + 1, now)).toBe(true);
});

it.each(["/en/home/law", "/fa/home/faqs", "/en/blogs"])("%s has no price to be old", (address) => {
  expect(arePricesOld(address, 0, now)).toBe(false);
});
