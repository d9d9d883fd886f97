import { expect, it } from "vitest";
import { drawCode, isCode } from "./confirm-code";

it("R-CONFIRM-03[range] R-CONST-13[value] 10,000 draws are whole numbers from 10 to 99", () => {
  const draws = Array.from({ length: 10_000 }, () => drawCode());
  expect(draws.every((code) => Number.isInteger(code) && code >= 10 && code <= 99)).toBe(true);
});

it("R-CONFIRM-03[ends] both ends are drawn", () => {
  expect(drawCode(() => 0)).toBe(10);
  expect(drawCode(() => 1 - Number.EPSILON)).toBe(99);
});

it.each([
  ["42", true],
  [" 42 ", true],
  ["۴۲", true],
  ["٤٢", true],
  ["24", false],
  ["042", false],
  ["4", false],
  ["", false],
])("for 42, %j typed is %s (C-52)", (typed, right) => {
  expect(isCode(typed, 42)).toBe(right);
});
