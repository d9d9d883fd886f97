import { expect, it } from "vitest";
import { filterEntries, parseListingQuery } from "./listing-query.server";

it("a query of 10 kB is bounded before anything is asked for it", () => {
  const params = new URLSearchParams({ q: "گ".repeat(10_000) });
  for (let n = 0; n < 1000; n++) {
    params.append("brand", `brand-${n}`);
    params.append(`attr.a${n}`, "x");
  }
  const query = parseListingQuery(params);
  expect(query.q.length).toBeLessThanOrEqual(100);
  expect(filterEntries(query).length).toBeLessThan(60);
});

it("a name that would reach into an object is no attribute", () => {
  const { attributes } = parseListingQuery(new URLSearchParams("attr.__proto__=x"));
  expect(Object.getPrototypeOf(attributes)).toBe(Object.prototype);
});
