import { describe, expect, it } from "vitest";
import { listingSearch, parseListingQuery } from "./listing-query.server";

const clean = (search: string) => listingSearch(parseListingQuery(new URLSearchParams(search)));

describe("a query that makes no sense", () => {
  it.each([
    "?page=0",
    "?page=-3",
    "?page=abc",
    "?page=1e9",
    "?min=-5",
    "?min=abc&max=",
    "?sort=drop",
    "?rating=0",
    "?in_stock=maybe",
    "?brand=%00&brand=../etc",
    "?attr.=x&attr.Color=red&attr.color=",
    "?q=%00%1f%EF%BF%BD",
  ])("%s is the plain list", (search) => {
    expect(clean(search)).toBe("");
  });

  it("bounds that are swapped are swapped back", () => {
    expect(clean("?min=20&max=10")).toBe("?min=10&max=20");
  });

  it("numbers too large become the largest that there is", () => {
    expect(clean("?rating=9&per_page=30")).toBe("?rating=5&per_page=48");
    expect(clean("?page=999999999")).toBe("?page=10000");
  });
});
