import { describe, expect, it } from "vitest";
import { parsePart } from "./sitemap-parts.server";
import { sitemapIndex, urlSet } from "./sitemap-xml";

describe("the sitemap", () => {
  it.each([
    ["pages", "pages"],
    ["fa-1", { lang: "fa", number: 1 }],
    ["en-100", { lang: "en", number: 100 }],
    ["fa-0", null],
    ["fa-101", null],
    ["xx-1", null],
    ["fa", null],
    ["fa--1", null],
    ["fa-1e9", null],
    ["", null],
  ])("part %j is %j", (part, parsed) => {
    expect(parsePart(part)).toEqual(parsed);
  });

  it("is well-formed whatever the addresses hold", () => {
    expect(urlSet(["https://shop.example/en?a=1&b=<2>"])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
        "<url><loc>https://shop.example/en?a=1&amp;b=&lt;2&gt;</loc></url></urlset>",
    );
  });

  it("names its parts", () => {
    const parts = sitemapIndex(["https://shop.example/sitemap.xml?part=pages"]);
    expect(parts).toContain("<loc>https://shop.example/sitemap.xml?part=pages</loc>");
  });
});
