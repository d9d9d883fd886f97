import { expect, it } from "vitest";
import { onOtherKeyboard } from "./keyboard";

it.each([
  ["sghl", "سلام"],
  [";jhf", "کتاب"],
  [";ta", "کفش"],
  ["',ad", "گوشی"],
  ["ساخث", "shoe"],
  ["ححاخدث", "pphone"],
])("%s was meant as %s", (typed, meant) => {
  expect(onOtherKeyboard(typed)).toBe(meant);
});

it("leaves mixed scripts and bare digits alone", () => {
  expect(onOtherKeyboard("کتاب book")).toBeNull();
  expect(onOtherKeyboard("123")).toBeNull();
});
