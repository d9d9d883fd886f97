import { describe, expect, it } from "vitest";
import { keyed, makeLine, makeOffer } from "./line.fixture";
import { mergeLines } from "./merge-lines";

describe("uniting a visitor's lines with a user's (decisions 10)", () => {
  it("takes the greater count, never the sum, and what only one has", () => {
    const own = keyed(makeLine("a", 2), makeLine("b", 5), makeLine("own", 1));
    const guest = keyed(makeLine("a", 3), makeLine("b", 4), makeLine("guest", 2));
    const offers = keyed(...["a", "b", "own", "guest"].map((id) => makeOffer(id, 10)));
    const { lines, conflicts } = mergeLines(own, guest, offers);
    expect([...lines.values()].map(({ variantId, qty }) => [variantId, qty])).toEqual([
      ["a", 3],
      ["b", 5],
      ["own", 1],
      ["guest", 2],
    ]);
    expect(conflicts).toEqual([]);
    expect(mergeLines(lines, guest, offers).lines).toEqual(lines);
  });

  it.each([
    ["qty_reduced", makeOffer("a", 4), 4],
    ["out_of_stock", makeOffer("a", 0), 7],
    ["variant_gone", makeOffer("a", 9, { sold: false }), 7],
  ] as const)("says %s, and loses no line", (kind, at, qty) => {
    const { lines, conflicts } = mergeLines(
      keyed(makeLine("a", 2)),
      keyed(makeLine("a", 7)),
      keyed(at),
    );
    expect(lines.get("a")?.qty).toBe(qty);
    expect(conflicts).toMatchObject([{ kind, variant_id: "a", op_id: null }]);
  });

  it("keeps the price that the user saw", () => {
    const own = keyed(makeLine("a", 1, { seenAmount: 50 }));
    const { lines } = mergeLines(own, keyed(makeLine("a", 2)), keyed(makeOffer("a", 9)));
    expect(lines.get("a")).toMatchObject({ qty: 2, seenAmount: 50 });
  });

  it.each([
    [true, true, true, 3],
    [false, true, false, 2],
    [true, false, false, 3],
  ])("own saved for later: %s, the visitor's: %s, merged: %s", (own, guest, later, qty) => {
    const { lines } = mergeLines(
      keyed(makeLine("a", 2, { later: own })),
      keyed(makeLine("a", 3, { later: guest })),
      keyed(makeOffer("a", 9)),
    );
    expect(lines.get("a")).toMatchObject({ later, qty });
  });
});
