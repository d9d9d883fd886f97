import { describe, expect, it } from "vitest";
import { testCard, testContext, testFacets, testList } from "~/features/catalog/catalog.fixture";
import { parseListingQuery } from "~/features/catalog/listing-query.server";
import { listingHead } from "./listing-head.server";
import { toListingView } from "./load-listing.server";

const brands = {
  code: "brand",
  name: "",
  type: "multi" as const,
  options: [
    { code: "aseman", name: "Aseman", swatch: null, count: 4 },
    { code: "zarrin", name: "Zarrin", swatch: null, count: 2 },
  ],
};

const departments = [
  { slug: "toys", name: "Toys", count: 3 },
  { slug: "garden", name: "Garden", count: 2 },
];

const shop = { ...testContext("en"), settings: { publicUrl: "https://shop.example" } };

function show(search: string, list = testList({ data: [testCard()], total: 60 }), gen = "home") {
  const place = { gen };
  const query = parseListingQuery(new URLSearchParams(search), place);
  const listing = { place, query, list, facets: testFacets({ facets: [brands], departments }) };
  const view = toListingView(listing, testContext("en"));
  return { view, head: listingHead(listing, view, shop) };
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

  it.each([
    ["sale", "?sale=1", "newest"],
    ["new", "?sort=newest", "price_asc"],
    ["popular", "?sort=bestseller", "newest"],
  ])("every link of the list %s stays with it", (word, kept, sort) => {
    const list = testList({ data: [testCard()], total: 60 });
    const { view } = show(`?brand=aseman&sort=${sort}`, list, word);
    const path = `/en/home/products/${word}`;
    const links = [
      ...view.sorts.map(({ to }) => to),
      ...view.sizes.map(({ to }) => to),
      ...view.pages.numbers.map(({ to }) => to),
      ...view.chips.map(({ to }) => to),
      ...[view.pages.next, view.cleared, view.path],
    ].filter((to) => to !== undefined);
    expect(links.length).toBeGreaterThan(8);
    for (const to of links) expect(to.split("?")[0]).toBe(path);
    expect(show("", list, word).view.filters.places.links.map(({ to }) => to)).toEqual([
      `/en/home/products/toys${kept}`,
      `/en/home/products/garden${kept}`,
    ]);
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
