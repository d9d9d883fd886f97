import { describe, expect, it } from "vitest";
import { headOf } from "./page-head";
import { structuredDataOf } from "./structured-data";
import { toStore, toWebSite } from "./structured-data.server";

const publicUrl = "https://shop.example";
const shop = { publicUrl, lang: "fa", name: "Shop", description: "Things" } as const;

describe("what search engines read beside the words", () => {
  it("names the way to a page by whole addresses, itself at last", () => {
    const crumbs = [{ name: "Start", to: "/en" }, { name: "Cups" }];
    const root = { id: "root", data: { lang: "en", publicUrl, name: "Shop" } };
    const page = { id: "routes/cups", data: { head: { title: "Cups", path: "/cups", crumbs } } };
    expect(structuredDataOf([root, page])).toMatchObject([
      {
        itemListElement: [
          { position: 1, name: "Start", item: { "@id": "https://shop.example/en" } },
          { position: 2, name: "Cups", item: { "@id": "https://shop.example/en/cups" } },
        ],
      },
    ]);
  });

  it("says how the shop is searched, and who it is", () => {
    const site = JSON.stringify(toWebSite(shop));
    expect(site).toContain("https://shop.example/fa/home/products?q={words}");
    expect(site).toContain("required name=words");
    expect(toStore(shop)).toMatchObject({ "@type": "OnlineStore", url: "https://shop.example/fa" });
  });

  it("stands behind a page, but not a lite one, one that is kept out or one without an address", () => {
    const head = {
      title: "Cups",
      path: "/cups",
      jsonLd: [toStore(shop)],
      crumbs: [{ name: "Cups" }],
    };
    const written = ({ noindex = false, lite = false }) => {
      const root = { id: "root", data: { lang: "en", lite, publicUrl, name: "Shop" } };
      return structuredDataOf([root, { id: "routes/cups", data: { head: { ...head, noindex } } }]);
    };
    expect(written({})).toMatchObject([
      { "@type": "OnlineStore" },
      { itemListElement: [{ item: { "@id": "https://shop.example/en/cups" } }] },
    ]);
    expect(written({ noindex: true })).toEqual([]);
    expect(written({ lite: true })).toEqual([]);
    const { path: _, ...nowhere } = head;
    expect(structuredDataOf([{ id: "routes/cups", data: { head: nowhere } }])).toEqual([]);
    expect(structuredDataOf([])).toEqual([]);
  });

  it("shows what is shared by its title, kind, address and picture", () => {
    const root = { id: "root", data: { lang: "en", publicUrl, name: "Shop" } };
    const address = "https://shop.example/api/media/titles/product/1?l=en";
    const picture = { address, width: 1200, height: 630, alt: "Cup" };
    const tags = headOf({ title: "Cup", path: "/cup", kind: "product", picture }, [root]);
    expect(tags).toEqual(
      expect.arrayContaining([
        { property: "og:type", content: "product" },
        { property: "og:site_name", content: "Shop" },
        { property: "og:url", content: "https://shop.example/en/cup" },
        { property: "og:image", content: address },
        { property: "og:image:width", content: "1200" },
        { property: "og:image:height", content: "630" },
        { property: "og:image:alt", content: "Cup" },
        { name: "twitter:card", content: "summary_large_image" },
      ]),
    );
  });
});
