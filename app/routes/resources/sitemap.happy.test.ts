import { describe, expect, it } from "vitest";
import { parsePart } from "./sitemap-parts.server";
import { sitemapIndex, urlSet } from "./sitemap-xml";

describe("the sitemap", () => {
  it.each([
    ["pages", "pages"],
    ["posts", "posts"],
    ["products-1", { products: 1 }],
    ["products-200", { products: 200 }],
    ["products-0", null],
    ["products-1e9", null],
    ["products-1234567", null],
    ["products-", null],
    ["products", null],
    ["xx-1", null],
    ["", null],
  ])("part %j is %j", (part, parsed) => {
    expect(parsePart(part)).toEqual(parsed);
  });

  it("is well-formed whatever the addresses hold, and names each page in all its languages", () => {
    const alternates = [
      { hrefLang: "en", href: "https://shop.example/en?a=1&b=<2>" },
      { hrefLang: "x-default", href: "https://shop.example/?a=1&b=<2>" },
    ];
    const lastmod = "2026-03-20T10:00:00.000Z";
    expect([...urlSet([{ alternates, lastmod }])].join("")).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
        "<url><loc>https://shop.example/en?a=1&amp;b=&lt;2&gt;</loc>" +
        "<lastmod>2026-03-20T10:00:00.000Z</lastmod>" +
        '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/en?a=1&amp;b=&lt;2&gt;"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/?a=1&amp;b=&lt;2&gt;"/></url></urlset>',
    );
  });

  it("names its parts, with the moment of a change where it is known", () => {
    const loc = "https://shop.example/sitemap.xml?part=pages";
    const parts = sitemapIndex([{ loc }, { loc, lastmod: "2026-03-20T10:00:00.000Z" }]);
    expect(parts).toContain(`<sitemap><loc>${loc}</loc></sitemap>`);
    expect(parts).toContain("<lastmod>2026-03-20T10:00:00.000Z</lastmod></sitemap>");
  });
});
