import { describe, expect, it } from "vitest";
import { cardsPath, listingPath, productPath } from "./paths";

describe("addresses of the catalogue", () => {
  it.each([
    [{}, "/en/home/products"],
    [{ gen: "all" }, "/en/home/products"],
    [{ gen: "new" }, "/en/home/products/new"],
    [{ gen: "home", category: "kettles" }, "/en/home/products/home/kettles"],
    [{ category: "kettles" }, "/en/home/products/all/kettles"],
  ])("decisions 2: %j has one canonical listing address", (place, path) => {
    expect(listingPath("en", place)).toBe(path);
  });

  it("R-ROUTE-35[catalogue] a Persian name is percent-encoded once", () => {
    const path = productPath("fa", { id: 7, slug: "کتری-سبز" });
    expect(path).toBe(`/fa/home/products/show/7/${encodeURIComponent("کتری-سبز")}`);
  });

  it("the cards of a page have the page's own query", () => {
    expect(cardsPath("/fa/home/products/home?sale=1&page=2")).toBe(
      "/fa/home/cards/home?sale=1&page=2",
    );
  });
});
