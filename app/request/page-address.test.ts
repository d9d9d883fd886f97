import { describe, expect, it } from "vitest";
import { langPath } from "~/sitemap/paths";
import { pageAddresses } from "./page-address";

const shop = "https://shop.example";

describe("canonical addresses (decisions 2)", () => {
  it.each([
    ["en", "/", "https://shop.example/en"],
    ["fa", "/", "https://shop.example/fa"],
    ["en", "/home/law", "https://shop.example/en/home/law"],
    ["fa", "/home/products/new", "https://shop.example/fa/home/products/new"],
  ] as const)("R-ROUTE-32[canonical] %s %s", (lang, path, canonical) => {
    expect(pageAddresses(shop, lang, path).canonical).toBe(canonical);
  });

  it("R-ROUTE-32[canonical] names every language, and the bare form as x-default", () => {
    expect(pageAddresses(shop, "fa", "/home/law").alternates).toEqual([
      { hrefLang: "en", href: "https://shop.example/en/home/law" },
      { hrefLang: "fa", href: "https://shop.example/fa/home/law" },
      { hrefLang: "x-default", href: "https://shop.example/home/law" },
    ]);
  });

  it("R-ROUTE-08[canonical] a product is called differently in each language", () => {
    const path = {
      en: "/home/products/show/7/cup",
      fa: "/home/products/show/7/%D8%AC%D8%A7%D9%85",
    };
    const { canonical, alternates } = pageAddresses(shop, "en", path);
    expect(canonical).toBe("https://shop.example/en/home/products/show/7/cup");
    expect(alternates.map(({ href }) => href)).toEqual([
      "https://shop.example/en/home/products/show/7/cup",
      "https://shop.example/fa/home/products/show/7/%D8%AC%D8%A7%D9%85",
      "https://shop.example/home/products/show/7/cup",
    ]);
    expect(pageAddresses(shop, "fa", path).alternates).toEqual(alternates);
  });

  it("leaves out a language that the page lacks", () => {
    const { alternates } = pageAddresses(shop, "en", { en: "/home/pages/us" });
    expect(alternates.map(({ hrefLang }) => hrefLang)).toEqual(["en", "x-default"]);
  });

  it("the home page has no slash behind its language", () => {
    expect(langPath("fa", "/")).toBe("/fa");
  });
});
