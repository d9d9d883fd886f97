import { describe, expect, it } from "vitest";
import type { CardRow } from "../catalog/cards/card-store";
import { makeLine, makeOffer } from "./line.fixture";
import { type Showing, showLine, showOptions } from "./show-line";

const picture = { url: "/card.webp", width: 8, height: 6, alt: "A lamp", tint: 2 };
const card: CardRow = {
  code: 1,
  lang: "en",
  name: "Lamp",
  slug: "lamp",
  brand: null,
  image: picture,
  looks: {},
};

const attributes = [
  {
    code: "color",
    name: { en: "Colour" },
    options: [
      { id: 7, code: "red", name: { en: "Red" } },
      { id: 8, code: "blue", name: { en: "Blue" } },
    ],
  },
  { code: "size", name: {}, options: [{ id: 9, code: "xl", name: {} }] },
  { code: "material", name: { en: "Material" }, options: [{ id: 10, code: "oak", name: {} }] },
];
const reference = {
  attributes,
  departmentById: new Map([[1, { slug: "home" }]]),
} as unknown as Showing["reference"];

const showing: Showing = { lang: "en", currency: "USD", reference, cards: new Map([[1, card]]) };

describe("what has changed of a line since it was added (domain 4.6)", () => {
  it.each([
    [150, ["price_up"], 100],
    [90, ["price_down"], 100],
    [100, [], null],
  ])("a dollar of then is %i cents now: %j", (amount, notices, was) => {
    const shown = showLine(makeLine("a", 2), makeOffer("a", 9, { amount }), showing);
    expect(shown).toMatchObject({ notices, price: { amount }, total: { amount: 2 * amount } });
    expect(shown.was).toEqual(was === null ? null : { amount: was, currency: "USD" });
  });

  it("is nothing of a price where it was seen in another currency, or where none was seen", () => {
    const offer = makeOffer("a", 9, { amount: 70 });
    for (const seen of [{ seenCurrency: "IRR" as const }, { seenAmount: null }]) {
      expect(showLine(makeLine("a", 1, seen), offer, showing)).toMatchObject({
        was: null,
        notices: [],
      });
    }
  });

  it.each([
    ["fewer than were put in", 4, ["qty_reduced"], 4, 400],
    ["just as many as were put in", 6, [], 6, 600],
    ["none", 0, ["out_of_stock"], 6, null],
  ])("%s are left", (_, free, notices, qty, total) => {
    const shown = showLine(makeLine("a", 6), makeOffer("a", free), showing);
    expect(shown).toMatchObject({ notices, qty, max_qty: free });
    expect(shown.total?.amount ?? null).toBe(total);
  });

  it("of what has left the shop it is that alone, however many lie there at whatever price", () => {
    const offer = makeOffer("a", 9, { sold: false, amount: 70 });
    expect(showLine(makeLine("a", 12), offer, showing)).toMatchObject({
      notices: ["variant_gone"],
      stock: "out",
      max_qty: 0,
      qty: 12,
      total: null,
    });
  });

  it("without a price in the currency there is none of then either, and no total", () => {
    const offer = makeOffer("a", 2, { amount: null });
    expect(showLine(makeLine("a", 6), offer, showing)).toMatchObject({
      price: null,
      was: null,
      total: null,
      notices: ["qty_reduced", "no_price"],
    });
  });
});

it.each([
  ["there are no more", 9, true],
  ["one order may have no more, though there are", 11, false],
  ["there are just as many as one order may have", 10, false],
])("a line's bound is the stock where %s: %#", (_, free, isStock) => {
  const shown = showLine(makeLine("a", 1), makeOffer("a", free), showing);
  expect(shown.max_is_stock).toBe(isStock);
});

describe("what a line is of", () => {
  it("is called as its product's card, and pictured so", () => {
    expect(showLine(makeLine("a", 1), makeOffer("a", 9), showing).product).toEqual({
      id: 1,
      name: "Lamp",
      slug: "lamp",
      gen: "home",
      image: picture,
    });
  });

  it("says which language its name is in where that isn't the reader's", () => {
    const persian = { ...showing, cards: new Map([[1, { ...card, lang: "fa" }]]) };
    const { product } = showLine(makeLine("a", 1), makeOffer("a", 9), persian);
    expect(product).toMatchObject({ name: "Lamp", lang: "fa", image: { lang: "fa" } });
  });

  it("is pictured by the variant where that looks different", () => {
    const source = { kind: "stored", path: "own" } as const;
    const own = {
      ...{ id: "m", file: "own", source, name: "", bytes: null },
      ...{ width: 4, height: 3, alt: { en: "A red lamp" }, tint: 5, version: 1 },
      ...{ createdAt: new Date(0), updatedAt: new Date(0) },
    };
    const { product } = showLine(makeLine("a", 1), makeOffer("a", 9, { picture: own }), showing);
    expect(product.image).toMatchObject({ alt: "A red lamp", width: 4 });
  });

  it("without a card is called by its number in the stock, has no picture, and may have no department", () => {
    const offer = makeOffer("SKU-1", 9, { departmentId: 2 });
    const bare = { ...showing, cards: new Map() };
    expect(showLine(makeLine("SKU-1", 1), offer, bare).product).toEqual({
      id: 1,
      name: "SKU-1",
      slug: "",
      gen: "",
      image: null,
    });
  });
});

it("options stand in the order of the shop's attributes, by their codes where no language has words for them", () => {
  expect(showOptions([10, 9, 8], { reference, lang: "en" })).toEqual([
    { code: "color", name: "Colour", option: "blue", value: "Blue" },
    { code: "size", name: "size", option: "xl", value: "xl" },
    { code: "material", name: "Material", option: "oak", value: "oak" },
  ]);
  expect(showOptions([9], { reference, lang: "en" }).map(({ code }) => code)).toEqual(["size"]);
});
