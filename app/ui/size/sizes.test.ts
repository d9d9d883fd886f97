import { expect, it } from "vitest";
import { sizeClass, sizes } from "./sizes";

it("R-SIZE-01 R-CONST-26 there are x-small, small, default, large and x-large", () => {
  expect(sizes.map(sizeClass)).toEqual([
    "size-x-small",
    "size-small",
    "size-default",
    "size-large",
    "size-x-large",
  ]);
});

it("R-SIZE-01 an unknown one is the default", () => {
  expect(sizeClass("huge")).toBe("size-default");
  expect(sizeClass(undefined)).toBe("size-default");
});
