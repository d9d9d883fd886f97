import { describe, expect, it } from "vitest";
import { structuredDataOf, typesIn, vocabularyFaults } from "./structured-data";

const context = { "@context": "https://schema.org" };
const offer = {
  "@type": "Offer",
  price: "12.50",
  priceCurrency: "USD",
  availability: "https://schema.org/InStock",
};
const product = { ...context, "@type": "Product", name: "Cup", offers: offer };

describe("structured data held against schema.org's vocabulary", () => {
  it("lets through what the vocabulary has, inherited properties and actions' inputs too", () => {
    const search = {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: "https://shop.example/?q={words}" },
      "query-input": "required name=words",
    };
    const store = { ...context, "@type": "OnlineStore", "@id": "https://shop.example/#store" };
    const site = { "@type": "WebSite", publisher: { "@id": "https://shop.example/#store" } };
    expect(vocabularyFaults([product])).toEqual([]);
    expect(vocabularyFaults([store, { ...context, ...site, potentialAction: search }])).toEqual([]);
  });

  it.each([
    ["a property written wrongly", { ...product, nmae: "Cup" }, "Product: Product has no nmae"],
    ["another type's property", { ...product, headline: "Cup" }, "Product has no headline"],
    ["an unknown type", { ...product, "@type": "Prodcut" }, "no type Prodcut"],
    ["a type out of range", { ...product, brand: { "@type": "Offer" } }, "Offer is none of"],
    ["a text for a node", { ...product, offers: "12.50" }, '"12.50" is none of'],
    ["no member", { ...product, offers: { ...offer, availability: "InStok" } }, '"InStok"'],
    ["a part of an address", { ...product, url: "/en" }, '"/en" is none of'],
    ["Persian digits", { ...product, aggregateRating: rating("۴") }, '"۴" is none of'],
    ["an input of nothing", { ...product, "name-input": "required" }, "has no name-input"],
    ["a node that is nowhere", { ...product, brand: { "@id": "https://a.example/#b" } }, "#b"],
    ["another vocabulary", { ...product, "@context": "https://schema.example" }, "@context"],
  ])("names %s", (_, data, fault) => {
    expect(vocabularyFaults([data]).join("\n")).toContain(fault);
  });

  it("is read from a page by its script elements", () => {
    const page = `<head><script type="application/ld+json">${JSON.stringify(product)}</script>`;
    expect(structuredDataOf(page)).toEqual([product]);
    expect(typesIn(structuredDataOf(page))).toEqual(["Product", "Offer"]);
  });
});

/** Members and numbers are told apart from free texts: a rating's count is a number. */
function rating(ratingCount: string) {
  return { "@type": "AggregateRating", ratingCount };
}
