import { expect, it } from "vitest";
import { lit } from "./lit";

it("R-RATE-02[rounded] 3.4 lights 3, 3.5 lights 4", () => {
  expect(lit(3.4, 5)).toBe(3);
  expect(lit(3.5, 5)).toBe(4);
});

it("a value outside the stars lights none or all", () => {
  expect(lit(-1, 5)).toBe(0);
  expect(lit(9, 5)).toBe(5);
});
