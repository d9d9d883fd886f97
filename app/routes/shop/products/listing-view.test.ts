import { describe, expect, it } from "vitest";
import { testCard, testContext, testFacets, testList } from "~/features/catalog/catalog.fixture";
import { parseListingQuery } from "~/features/catalog/listing-query.server";
import { listingHead } from "./listing-head.server";
import { toListingView } from "./to-listing-view.server";

const brands = {
  code: "brand",
  name: "",
  type: "multi" as const,
  options: [
    { code: "aseman", name: "Aseman", swatch: null, count: 4 },
    { code: "zarrin", name: "Zarrin", swatch: null, count: 2 },
  ],
};

function show(search: string, list = testList({ data: [testCard()], total: 60 })) {
  const place = { gen: "home" };
  const query = parseListingQuery(new URLSearchParams(search), place);
  const listing = { place, query, list, facets: testFacets({ facets: [brands] }) };
  const view = toListingView(listing, testContext("en"));
  return { view, head: listingHead(listing, view, testContext("en")) };
}

describe("a listing's page", () => {
  it("shows what is chosen as chips, each with the list without it", () => {
    const { view } = show("?brand=aseman&sale=1");
    expect(view.chips).toEqual([
      { label: "Brand: Aseman", to: "/en/home/products/home?sale=1" },
      { label: "Reduced only", to: "/en/home/products/home?brand=aseman" },
    ]);
    expect(view.filters.groups[0]?.options[0]).toMatchObject({ on: true, count: "4" });
  });

  it("R-INF-02[without-script] links the pages before and after", () => {
    const { pages } = show("?page=2").view;
    expect(pages.previous).toBe("/en/home/products/home");
    expect(pages.next).toBe("/en/home/products/home?page=3");
    expect(pages.label).toBe("Page 2 of 3");
  });

  it("a capped total reads as more than that", () => {
    const data = Array.from({ length: 24 }, () => testCard());
    const { view } = show("", testList({ data, total: 1000, total_capped: true }));
    expect(view.count).toBe("1,000+ products");
    expect(view.pages.next).toBe("/en/home/products/home?page=2");
  });

  it("domain 4.1: is out of search engines from two filters on", () => {
    expect(show("?brand=aseman").head).toMatchObject({
      noindex: false,
      path: "/home/products/home?brand=aseman",
    });
    expect(show("?brand=aseman&sale=1").head.noindex).toBe(true);
  });

  it("a list without a description of its own is described by its first products", () => {
    const { name } = testCard();
    expect(show("").head.description).toContain(`: ${name} and more`);
  });

  it("an empty search offers what was meant on the other keyboard", () => {
    const { view } = show("?q=fdk", testList({ did_you_mean: "بین" }));
    expect(view.isSearch).toBe(true);
    expect(view.didYouMean?.to).toBe(`/en/home/products/home?q=${encodeURIComponent("بین")}`);
  });
});
