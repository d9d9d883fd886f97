import { expect, it } from "vitest";
import { readClauses } from "./clauses";
import { findNamingGroups, findWrongClauses, findWrongNames } from "./names";
import { readRows } from "./rows";

it("each row has clauses, each clause a row", () => {
  expect(readRows().length).toBeGreaterThan(300);
  expect(findWrongClauses(readRows(), readClauses())).toEqual([]);
});

it("a test that names a row names its clauses", () => {
  expect(findWrongNames(readClauses())).toEqual([]);
});

it("no group of tests names one, for it proves nothing by itself", () => {
  expect(findNamingGroups()).toEqual([]);
});
