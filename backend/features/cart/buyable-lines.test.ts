import { describe, expect, it } from "vitest";
import { buyableLines } from "./buyable-lines";
import { keyed, makeLine, makeOffer } from "./line.fixture";
import { maxOf } from "./offers";

describe("what of a cart is bought (domain 4.6)", () => {
  it("is what is free of it, as many as one order may have", () => {
    const lines = keyed(makeLine("few", 7), makeLine("many", 20), makeLine("asked", 3));
    const offers = keyed(makeOffer("few", 4), makeOffer("many", 50), makeOffer("asked", 50));
    const bought = buyableLines(lines, offers);
    expect(bought.map(({ offer, qty, total }) => [offer.variantId, qty, total])).toEqual([
      ["few", 4, 400],
      ["many", 10, 1000],
      ["asked", 3, 300],
    ]);
  });

  it("carries what the shop asks now, struck price and all, not what was seen", () => {
    const offer = makeOffer("a", 9, { amount: 80, compareAt: 120, productCode: 5 });
    const lines = keyed(makeLine("a", 2, { seenAmount: 100 }));
    expect(buyableLines(lines, keyed(offer))).toEqual([
      { offer, productCode: 5, qty: 2, unitPrice: 80, compareAt: 120, total: 160 },
    ]);
  });

  it.each([
    ["saved for later", { later: true }, {}],
    ["sold out", {}, { free: 0 }],
    ["taken out of the shop", {}, { sold: false }],
    ["without a price in the currency", {}, { amount: null }],
  ])("is nothing that is %s", (_, line, offer) => {
    const lines = keyed(makeLine("a", 1, line), makeLine("b", 1));
    const offers = keyed(makeOffer("a", 9, offer), makeOffer("b", 9));
    expect(buyableLines(lines, offers).map(({ offer: { variantId } }) => variantId)).toEqual(["b"]);
  });

  it("is nothing of a variant that there is not", () => {
    expect(buyableLines(keyed(makeLine("a", 1)), new Map())).toEqual([]);
  });
});

describe("the most of a variant that one order can have", () => {
  it.each([
    ["all that is free", makeOffer("a", 4), 4],
    ["no more than the shop lets one have", makeOffer("a", 50), 10],
    ["none where none is free", makeOffer("a", 0), 0],
    ["never less than none", makeOffer("a", -2), 0],
    ["none of what isn't sold any more", makeOffer("a", 9, { sold: false }), 0],
    ["none of what there is not", undefined, 0],
  ])("is %s", (_, offer, max) => {
    expect(maxOf(offer)).toBe(max);
  });
});
