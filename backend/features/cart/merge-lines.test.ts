import { describe, expect, it } from "vitest";
import type { Line } from "./lines";
import { mergeLines } from "./merge-lines";
import type { VariantOffer } from "./offers";

const line = (variantId: string, qty: number, more: Partial<Line> = {}): Line => ({
  variantId,
  qty,
  later: false,
  seenAmount: 100,
  seenCurrency: "USD",
  addedAt: new Date(0),
  ...more,
});

const offer = (variantId: string, free: number, sold = true): VariantOffer => ({
  variantId,
  sku: variantId,
  productId: "p",
  productCode: 1,
  departmentId: 1,
  returnDays: 7,
  sold,
  free,
  maxQty: 10,
  lowStockAt: 3,
  amount: 100,
  compareAt: null,
  optionIds: [],
  picture: null,
});

const keyed = <T extends { variantId: string }>(...rows: T[]) =>
  new Map(rows.map((row) => [row.variantId, row]));

describe("uniting a visitor's lines with a user's (decisions 10)", () => {
  it("takes the greater count, never the sum, and what only one has", () => {
    const own = keyed(line("a", 2), line("b", 5), line("own", 1));
    const guest = keyed(line("a", 3), line("b", 4), line("guest", 2));
    const offers = keyed(...["a", "b", "own", "guest"].map((id) => offer(id, 10)));
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
    ["qty_reduced", offer("a", 4), 4],
    ["out_of_stock", offer("a", 0), 7],
    ["variant_gone", offer("a", 9, false), 7],
  ] as const)("says %s, and loses no line", (kind, at, qty) => {
    const { lines, conflicts } = mergeLines(keyed(line("a", 2)), keyed(line("a", 7)), keyed(at));
    expect(lines.get("a")?.qty).toBe(qty);
    expect(conflicts).toMatchObject([{ kind, variant_id: "a", op_id: null }]);
  });

  it("keeps the price that the user saw", () => {
    const own = keyed(line("a", 1, { seenAmount: 50 }));
    const { lines } = mergeLines(own, keyed(line("a", 2)), keyed(offer("a", 9)));
    expect(lines.get("a")).toMatchObject({ qty: 2, seenAmount: 50 });
  });

  it.each([
    [true, true, true, 3],
    [false, true, false, 2],
    [true, false, false, 3],
  ])("own saved for later: %s, the visitor's: %s, merged: %s", (own, guest, later, qty) => {
    const { lines } = mergeLines(
      keyed(line("a", 2, { later: own })),
      keyed(line("a", 3, { later: guest })),
      keyed(offer("a", 9)),
    );
    expect(lines.get("a")).toMatchObject({ later, qty });
  });
});
