import { describe, expect, it } from "vitest";
import { toCardView } from "./card-view.server";
import { testCard, testContext } from "./catalog.fixture";

describe("a product's card", () => {
  it("is as small as what it shows", () => {
    expect(toCardView(testCard(), testContext("en"))).toEqual({
      id: 12,
      name: "Kettle",
      slug: "kettle",
      picture: ["/api/media/kettle.webp", 3],
      price: "$12.50",
    });
  });

  it("decisions 16: prints tomans with Persian digits, the struck price and the percent", () => {
    const price = {
      currency: "IRR",
      amount: 12_500_000,
      compare_at: 15_000_000,
      discount: 17,
    } as const;
    const view = toCardView(testCard({ price, from: true }), testContext("fa"));
    expect(view).toMatchObject({ price: "۱٬۲۵۰٬۰۰۰ تومان", was: "۱٬۵۰۰٬۰۰۰ تومان", from: true });
    expect(view.off).toContain("۱۷");
  });

  it("speaks of stock only when it matters", () => {
    const ctx = testContext("en");
    expect(toCardView(testCard({ stock: "low", left: 3 }), ctx).left).toBe("Only 3 left");
    expect(toCardView(testCard({ stock: "out" }), ctx).soldOut).toBe(true);
  });

  it("decisions 30: says of the demo's stars that they are the demo's", () => {
    const card = testCard({ rating: 4.5, rating_count: 612, rating_is_demo: true });
    expect(toCardView(card, testContext("en")).rating).toEqual([4.5, "4.5", "612, demo"]);
    expect(toCardView(card, testContext("fa")).rating).toEqual([4.5, "۴٫۵", "۶۱۲، نمایشی"]);
  });

  it("a product without a price in the currency has none", () => {
    expect(toCardView(testCard({ price: null }), testContext("en")).price).toBeUndefined();
  });
});
