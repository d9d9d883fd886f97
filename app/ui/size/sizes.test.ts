import { expect, it } from "vitest";
import { sizeClass, sizes } from "./sizes";

it("R-SIZE-01[sizes] R-CONST-26[value] there are x-small, small, default, large and x-large", () => {
  expect(sizes.map(sizeClass)).toEqual([
    "size-x-small",
    "size-small",
    "size-default",
    "size-large",
    "size-x-large",
  ]);
});

it("R-SIZE-01[unknown] an unknown one is the default", () => {
  expect(sizeClass("huge")).toBe("size-default");
  expect(sizeClass(undefined)).toBe("size-default");
});
