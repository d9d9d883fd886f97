import { expect, it } from "vitest";
import type { Product } from "#backend/contract/catalog";
import { testContext } from "~/features/catalog/catalog.fixture";
import { vocabularyFaults } from "../../../../tests/support/structured-data";
import { testReview, testReviews } from "./reviews.fixture";
import { toProductData, toRatingData } from "./structured-data.server";

const product = { name: "Teapot", summary: null, images: [], brand: null } as unknown as Product;
const addresses = { publicUrl: "https://shop.example", canonical: "https://shop.example/en" };

/** What search engines read of a product with these reviews. */
function told(reviews = testReviews()) {
  const data = {
    ...toProductData(product, undefined, addresses),
    ...toRatingData(reviews, testContext("en")),
  };
  const read = JSON.parse(JSON.stringify({ ...data, image: undefined }));
  expect(vocabularyFaults([read])).toEqual([]);
  return read;
}

it("decisions 30: buyers' stars are told with their number and scale, and three of their reviews", () => {
  const data = ["r1", "r2", "r3", "r4"].map((id) => testReview({ id }));
  const { aggregateRating, review } = told(testReviews({ data, total: 27, average: 4.33 }));
  expect(aggregateRating).toEqual({
    "@type": "AggregateRating",
    ratingValue: 4.33,
    reviewCount: 27,
    bestRating: 5,
    worstRating: 1,
  });
  expect(review).toHaveLength(3);
  expect(review[0]).toMatchObject({
    reviewRating: { ratingValue: 4 },
    author: { name: "Mina" },
    datePublished: "2026-11-20T10:00:00.000Z",
    name: "Boils fast",
    inLanguage: "en",
  });
});

it("who wants no name is no name there either, and a long review is told by its beginning", () => {
  const data = [testReview({ name: null, title: null, body: "A word or two. ".repeat(100) })];
  const [review] = told(testReviews({ data })).review;
  expect(review.author.name).toBe("A customer");
  expect(review).not.toHaveProperty("name");
  expect(review.reviewBody).toMatch(/^A word or two\. .* (A|word|or|two\.)…$/);
  expect(review.reviewBody.length).toBeLessThanOrEqual(201);
});
