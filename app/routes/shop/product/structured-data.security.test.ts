import { expect, it } from "vitest";
import type { Product } from "#backend/contract/catalog";
import { toProductData } from "./structured-data.server";

it("decisions 30: a demo's stars are never published to search engines", () => {
  const product = {
    name: "Teapot",
    summary: null,
    images: [],
    brand: null,
    rating: 4.8,
    rating_count: 612,
    rating_is_demo: true,
  } as unknown as Product;
  const addresses = { publicUrl: "https://shop.example", canonical: "https://shop.example/en" };
  const written = JSON.stringify(toProductData(product, undefined, addresses));
  expect(written).toContain("Teapot");
  expect(written).not.toMatch(/rating|review/i);
});
