import { describe, expect, it } from "vitest";
import {
  countFilters,
  defaultSort,
  hasEmptyFields,
  listingSearch,
  parseListingQuery,
} from "./listing-query.server";

const read = (search: string, gen?: string) =>
  parseListingQuery(new URLSearchParams(search), { gen });

describe("a listing's query", () => {
  it("reads every parameter of domain 4.1", () => {
    const search =
      "?q=tea&brand=aseman&brand=zarrin&attr.color=red&attr.size=m&min=5&max=12.5&in_stock=1&sale=1&rating=4&sort=price_asc&per_page=48&page=3";
    expect(read(search)).toEqual({
      q: "tea",
      brands: ["aseman", "zarrin"],
      attributes: { color: ["red"], size: ["m"] },
      min: 5,
      max: 12.5,
      inStock: true,
      sale: true,
      rating: 4,
      sort: "price_asc",
      perPage: 48,
      page: 3,
    });
    expect(listingSearch(read(search))).toBe(search);
  });

  it("decisions 17: prices come in any digits, with group and decimal marks", () => {
    expect(read("?min=۱۲٬۵۰۰&max=٢٠٠٠٠").min).toBe(12_500);
    expect(read("?min=۱۲٬۵۰۰&max=٢٠٠٠٠").max).toBe(20_000);
    expect(read("?min=۹٫۵").min).toBe(9.5);
  });

  it("decisions 2: the first page, the usual order and unknown parameters are left out", () => {
    expect(listingSearch(read("?page=1&sort=relevance&per_page=24&utm_source=x"))).toBe("");
    expect(listingSearch(read("?sort=newest", "new"))).toBe("");
    expect(listingSearch(read("?sort=relevance", "new"))).toBe("?sort=relevance");
  });

  it("one list has one address, however its parameters stand", () => {
    const one = read("?attr.size=m&brand=b&brand=a&attr.color=red&brand=a");
    const other = read("?brand=a&attr.color=red&attr.size=m&brand=b");
    expect(listingSearch(one)).toBe(listingSearch(other));
  });

  it("reserved listings have an order of their own, a search the best match", () => {
    expect(defaultSort({ gen: "sale" }, "")).toBe("discount");
    expect(defaultSort({ gen: "sale" }, "tea")).toBe("relevance");
  });

  it("counts filters, not the search; sees what an empty form field left", () => {
    expect(countFilters(read("?q=tea&brand=a&sale=1"))).toBe(2);
    expect(hasEmptyFields(new URLSearchParams("min=&max=&sale=1"))).toBe(true);
    expect(hasEmptyFields(new URLSearchParams("sale=1"))).toBe(false);
  });
});
