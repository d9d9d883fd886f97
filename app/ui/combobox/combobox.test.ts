import { expect, it } from "vitest";
import { moveMark } from "./use-combobox.enhanced";

it("arrows go around the list by way of the input", () => {
  expect(moveMark("ArrowDown", -1, 3)).toBe(0);
  expect(moveMark("ArrowDown", 2, 3)).toBe(-1);
  expect(moveMark("ArrowUp", -1, 3)).toBe(2);
  expect(moveMark("ArrowUp", 0, 3)).toBe(-1);
});

it("other keys, and empty lists, move nothing", () => {
  expect(moveMark("a", 0, 3)).toBeUndefined();
  expect(moveMark("ArrowDown", -1, 0)).toBeUndefined();
});
