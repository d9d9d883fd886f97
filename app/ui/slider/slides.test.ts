import { expect, it } from "vitest";
import { swipeStep, wrapAround } from "./slides";

it("R-SLIDE-01[wraps] past the last comes the first, before the first the last", () => {
  expect(wrapAround(3, 3)).toBe(0);
  expect(wrapAround(-1, 3)).toBe(2);
  expect(wrapAround(0, 0)).toBe(0);
});

it("R-SLIDE-04[next, mirrored, short] R-CONST-15[value] 17 px to the left is next in en and previous in fa; 16 px is nothing", () => {
  expect(swipeStep(-17, "ltr")).toBe(1);
  expect(swipeStep(-17, "rtl")).toBe(-1);
  expect(swipeStep(17, "rtl")).toBe(1);
  expect(swipeStep(16, "ltr")).toBe(0);
  expect(swipeStep(-16, "rtl")).toBe(0);
});
