import { describe, expect, it } from "vitest";
import type { ReviewList } from "#backend/contract/reviews";
import { testContext } from "~/features/catalog/catalog.fixture";
import { testReview, testReviews } from "./reviews.fixture";
import { toReviewsView } from "./to-reviews-view.server";

const path = "/en/home/products/show/12/kettle";

function view(
  list: Partial<ReviewList> = {},
  { page = 1, query = "", lang = "en" as "en" | "fa" } = {},
) {
  const standing = {
    path,
    params: new URLSearchParams(query),
    asked: { page, sort: "newest" as const },
  };
  return toReviewsView(testReviews(list), standing, testContext(lang));
}

describe("what a product's page shows of its reviews", () => {
  it("sums them up, the most stars first, in the reader's digits", () => {
    const { average, count, bars } = view(
      { total: 12, average: 4.25, distribution: [1, 0, 1, 4, 6] },
      { lang: "fa" },
    );
    expect(average).toEqual({ value: 4.25, printed: "۴٫۳", label: "۴٫۳ از ۵ ستاره" });
    expect(count).toBe("۱۲ نظر");
    expect(bars.map(({ name, printed }) => [name, printed])).toEqual([
      ["۵ ستاره", "۶"],
      ["۴ ستاره", "۴"],
      ["۳ ستاره", "۱"],
      ["۲ ستاره", "۰"],
      ["۱ ستاره", "۱"],
    ]);
  });

  it("dates are of the reader's calendar; a writer without a name is a customer", () => {
    const data = [testReview({ name: null })];
    expect(view({ data }).reviews[0]).toMatchObject({
      by: "A customer",
      date: "November 20, 2026",
    });
    expect(view({ data }, { lang: "fa" }).reviews[0]).toMatchObject({
      by: "یک خریدار",
      date: "۲۹ آبان ۱۴۰۵",
    });
  });

  it("words of another language say which, the answer's for themselves", () => {
    const reply = { body: "سپاس", lang: "fa" as const, at: "2026-11-21T10:00:00.000Z" };
    const data = [testReview({ lang: "en", reply })];
    expect(view({ data }).reviews[0]).not.toHaveProperty("lang");
    expect(view({ data }).reviews[0]?.reply).toEqual({ body: "سپاس", lang: "fa" });
    const inPersian = view({ data }, { lang: "fa" }).reviews[0];
    expect(inPersian?.lang).toBe("en");
    expect(inPersian?.reply).toEqual({ body: "سپاس" });
  });

  it("leads on by links that keep the choice; another order begins at its first page", () => {
    const { sorts, pages } = view({ total: 25 }, { page: 2, query: "color=red&reviews=2" });
    expect(sorts.map(({ to }) => to)).toEqual([
      `${path}?color=red#reviews`,
      `${path}?color=red&review_sort=highest#reviews`,
      `${path}?color=red&review_sort=lowest#reviews`,
    ]);
    expect(sorts.filter(({ isChosen }) => isChosen).map(({ sort }) => sort)).toEqual(["newest"]);
    expect(pages).toMatchObject({
      at: "Page 2 of 3",
      previous: { to: `${path}?color=red#reviews` },
      next: { to: `${path}?color=red&reviews=3#reviews` },
    });
  });

  it("ten and fewer have no pages; the first has none before it, the last none behind it", () => {
    expect(view({ total: 10 }).pages).toBeUndefined();
    expect(view({ total: 11 }).pages).not.toHaveProperty("previous");
    expect(view({ total: 11 }, { page: 2 }).pages).not.toHaveProperty("next");
  });
});
