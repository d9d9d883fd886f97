import { describe, expect, it } from "vitest";
import { footColumns } from "./foot-columns";
import { footPagesOf, type PublishedPage } from "./foot-pages";

const page = (slug: string, more: Partial<PublishedPage> = {}): PublishedPage => ({
  slug,
  title: slug,
  isAtFoot: true,
  ...more,
});

const shipped = footColumns
  .flatMap(({ links }) => links.map(([path]) => path.split("/home/pages/")[1]))
  .flatMap((slug) => (slug ? [page(slug)] : []));

describe("the pages of text at the foot", () => {
  it("change nothing of the shipped links while all of those are published and no other belongs there", () => {
    expect(footPagesOf(null, [...shipped, page("care", { isAtFoot: false })], "en")).toEqual({});
  });

  it("are added where their writer wants them, under the language that their title is in", () => {
    const pages = [...shipped, page("care", { title: "Pflege", lang: "de" })];
    expect(footPagesOf(null, pages, "fa")).toEqual({
      more: [{ title: "Pflege", lang: "de", href: "/fa/home/pages/care" }],
    });
  });

  it("are not linked before they are published", () => {
    const without = shipped.filter(({ slug }) => slug !== "returns");
    expect(footPagesOf(null, without, "en")).toEqual({ unpublished: ["/home/pages/returns"] });
  });

  it("are added to the owner's menu unless it leads to them, whose links are the owner's own", () => {
    const menu = [
      { title: "Help", children: [{ title: "Returns", href: "/en/home/pages/returns" }] },
    ];
    expect(footPagesOf(menu, [page("returns"), page("care")], "en")).toEqual({
      more: [{ title: "care", href: "/en/home/pages/care" }],
    });
  });
});
