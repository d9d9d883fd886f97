import { describe, expect, it } from "vitest";
import {
  forAnotherPlace,
  listingSearch,
  parseListingQuery,
  toApiQuery,
  withoutFilter,
  withoutFilters,
} from "./listing-query.server";

const query = parseListingQuery(
  new URLSearchParams("q=tea&brand=a&brand=b&attr.color=red&min=5&sale=1&sort=rating&page=4"),
);

describe("one step from a listing", () => {
  it.each([
    ["brand", "a", "?q=tea&brand=b&attr.color=red&min=5&sale=1&sort=rating"],
    ["attr.color", "red", "?q=tea&brand=a&brand=b&min=5&sale=1&sort=rating"],
    ["min", "5", "?q=tea&brand=a&brand=b&attr.color=red&sale=1&sort=rating"],
    ["sale", "1", "?q=tea&brand=a&brand=b&attr.color=red&min=5&sort=rating"],
    ["q", "tea", "?brand=a&brand=b&attr.color=red&min=5&sale=1&sort=rating"],
  ])("without %s=%s, back on the first page", (name, value, search) => {
    expect(listingSearch(withoutFilter(query, name, value))).toBe(search);
  });

  it("without filters the search and the order are left", () => {
    expect(listingSearch(withoutFilters(query))).toBe("?q=tea&sort=rating");
  });

  it("brands and attributes don't go along to another place", () => {
    expect(listingSearch(forAnotherPlace(query))).toBe("?q=tea&min=5&sale=1&sort=rating");
  });

  it("the backend is asked for gen, category and the query", () => {
    expect(toApiQuery({ gen: "home", category: "kettles" }, query)).toEqual({
      gen: "home",
      category: "kettles",
      q: ["tea"],
      brand: ["a", "b"],
      "attr.color": ["red"],
      min: ["5"],
      sale: ["1"],
      sort: "rating",
      per_page: 24,
      page: 4,
    });
  });
});
