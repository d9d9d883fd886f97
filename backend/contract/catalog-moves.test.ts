import { expect, it } from "vitest";
import { type CatalogMove, readCatalogMoves, writeCatalogMoves } from "./catalog-moves";

const moves: CatalogMove[] = [
  { from: 10, to: 12, codes: [7, 31] },
  { from: 12, to: 13, codes: [] },
  { from: 13, to: 15, codes: [7, 4] },
];
const text = writeCatalogMoves(moves);

it("tells the products of every step since a version", () => {
  expect(readCatalogMoves(text, 10, 15)).toEqual([7, 31, 4]);
  expect(readCatalogMoves(text, 11, 15)).toEqual([7, 31, 4]);
  expect(readCatalogMoves(text, 12, 15)).toEqual([7, 4]);
  expect(readCatalogMoves(text, 12, 13)).toEqual([7, 4]);
});

it("is all where a step is missing, was wider, or can't be read", () => {
  expect(readCatalogMoves(text, 9, 15)).toBe("all");
  expect(readCatalogMoves(text, 10, 16)).toBe("all");
  expect(readCatalogMoves("", 10, 11)).toBe("all");
  expect(readCatalogMoves("10-11:x", 10, 11)).toBe("all");
  const wider = writeCatalogMoves([...moves, { from: 15, to: 16, codes: "all" }]);
  expect(readCatalogMoves(wider, 14, 16)).toBe("all");
  expect(readCatalogMoves(wider, 16, 17)).toBe("all");
});
