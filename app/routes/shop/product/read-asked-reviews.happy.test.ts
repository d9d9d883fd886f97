import { describe, expect, it } from "vitest";
import {
  isNearest,
  nearestReviews,
  readAskedReviews,
  reviewsSearch,
} from "./read-asked-reviews.server";

const read = (query: string) => readAskedReviews(new URLSearchParams(query));
const search = (query: string, total: number) => {
  const params = new URLSearchParams(query);
  return reviewsSearch(params, nearestReviews(readAskedReviews(params), total));
};

describe("which of a product's reviews an address asks for", () => {
  it("the first page of the newest, unless it says otherwise, in digits of any script", () => {
    expect(read("")).toEqual({ page: 1, sort: "newest" });
    expect(read("reviews=2&review_sort=lowest")).toEqual({ page: 2, sort: "lowest" });
    expect(read("reviews=۱۲")).toEqual({ page: 12, sort: "newest" });
    expect(read("reviews=٣")).toEqual({ page: 3, sort: "newest" });
  });

  it.each(["0", "-1", "1.5", "1e3", "999999", "x", ""])("no page is called %s", (page) => {
    expect(read(`reviews=${page}&review_sort=best`)).toEqual({ page: 1, sort: "newest" });
  });

  it("keeps the choice beside them, and leaves out what is shown anyway", () => {
    expect(search("color=red&reviews=2&review_sort=highest", 30)).toBe(
      "?color=red&reviews=2&review_sort=highest",
    );
    expect(search("color=red&reviews=1&review_sort=newest", 30)).toBe("?color=red");
    expect(search("", 30)).toBe("");
  });
});

describe("each list has one address, so that nobody fills the cache with others", () => {
  it.each([
    ["reviews=9", 30, "?reviews=3"],
    ["reviews=9", 0, ""],
    ["review_sort=lowest", 0, ""],
    ["reviews=2&reviews=3", 30, "?reviews=2"],
    ["reviews=02", 30, ""],
    ["reviews=۲", 30, "?reviews=2"],
    ["review_sort=best", 30, ""],
  ])("%s of %i reviews leads to “%s”", (query, total, expected) => {
    expect(search(query, total)).toBe(expected);
    expect(isNearest(new URLSearchParams(query), expected)).toBe(false);
  });

  it("what is there is not led away, however its words are ordered", () => {
    const query = "review_sort=lowest&color=red&reviews=3";
    expect(isNearest(new URLSearchParams(query), search(query, 30))).toBe(true);
  });
});
