import { expect, it } from "vitest";
import { isSlip } from "./slips";

it.each([
  ["labtop", "laptop"],
  ["chiar", "chair"],
  ["lampp", "lamp"],
  ["skae", "skate"],
  ["tomatoe", "tomato"],
  ["شکلاط", "شکلات"],
  ["بنجو", "پنجو"],
  ["بنجو", "بانجو"],
  ["هدفومن", "هدفون"],
])("%s is a slip of %s", (typed, meant) => {
  expect(isSlip(typed, meant)).toBe(true);
});

it.each([
  ["کتری", "متری"],
  ["پرده", "پرنده"],
  ["بند", "پند"],
  ["گربه", "گره"],
  ["rope", "robe"],
  ["tire", "tie"],
  ["fridge", "ridge"],
])("%s is another word than %s", (typed, meant) => {
  expect(isSlip(typed, meant)).toBe(false);
});
