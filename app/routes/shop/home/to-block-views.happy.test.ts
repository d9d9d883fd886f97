import { expect, it } from "vitest";
import type { HomeBlock } from "#backend/contract/home-blocks";
import type { CardView } from "~/features/catalog/card-view.server";
import type { RequestContext } from "~/request/context.server";
import type { Lists } from "./read-lists.server";
import { toBlockViews } from "./to-block-views.server";

const ctx = { lang: "en", t: (key: string) => key } as unknown as RequestContext;
const card = (id: number) => ({ id, slug: String(id), name: String(id) }) as CardView;
const listings: Record<string, number[]> = {
  popular: [1, 2, 3],
  sale: [2, 4, 5],
  new: [5, 6],
};
const lists: Lists = {
  cardsOf: (listing) => (listings[listing] ?? []).map(card),
  brands: [{ code: "b", name: "B", swatch: null, count: 1 }],
  posts: [],
};
const hero = { id: 1, kind: "hero", title: "", text: "", picture: null } as const;
const row = (id: number, listing: string, count = 8) =>
  ({ id, kind: "products", listing, name: null, count }) as const;
const offers = { id: 9, kind: "offers", count: 2 } as const;

/** The products of each block that shows some. */
const products = (blocks: HomeBlock[]) =>
  toBlockViews(ctx, blocks, lists).flatMap((view) =>
    view.kind === "products" || view.kind === "offers" ? [view.cards.map(({ id }) => id)] : [],
  );

it("a product stands on the page once: the upper block takes it", () => {
  expect(products([offers, row(2, "popular"), row(3, "new")])).toEqual([
    [2, 4],
    [1, 3],
    [5, 6],
  ]);
  expect(products([row(3, "new"), row(2, "popular"), offers])).toEqual([[5, 6], [1, 2, 3], [4]]);
});

it("what the hero shows stands in no row of the popular, unless the hero has the owner's picture", () => {
  expect(products([hero, row(2, "popular")])).toEqual([[2, 3]]);
  const picture = { url: "/api/media/x", width: 1, height: 1, alt: "", tint: 0 };
  expect(products([{ ...hero, picture }, row(2, "popular")])).toEqual([[1, 2, 3]]);
});

it("a block that has nothing to show is left out, and an empty page names the departments", () => {
  const journal = { id: 4, kind: "journal", count: 3 } as const;
  const brands = { id: 5, kind: "brands", count: 3 } as const;
  const kinds = (blocks: HomeBlock[]) => toBlockViews(ctx, blocks, lists).map(({ kind }) => kind);
  expect(kinds([journal, brands, row(2, "no-such")])).toEqual(["brands"]);
  expect(kinds([journal, row(2, "no-such")])).toEqual(["departments"]);
  expect(kinds([])).toEqual(["departments"]);
});

it("links are in the page's language, also a banner's", () => {
  const words = { title: "Sale", text: "", picture: null, link: "/home/products/sale" };
  const blocks: HomeBlock[] = [
    { id: 6, kind: "banner", ...words },
    { id: 5, kind: "brands", count: 3 },
  ];
  expect(toBlockViews(ctx, blocks, lists)).toEqual([
    { kind: "banner", id: 6, title: "Sale", to: "/en/home/products/sale" },
    {
      kind: "brands",
      title: "blocks.brands",
      brands: [{ name: "B", to: "/en/home/products?brand=b" }],
    },
  ]);
});
