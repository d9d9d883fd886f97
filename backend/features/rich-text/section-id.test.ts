import { expect, it } from "vitest";
import { sectionIds } from "./section-id";

it("gives no two headings one id, whatever they are called", () => {
  const idOf = sectionIds();
  expect(["Size", "Size", "Size 2", "Size", "!"].map(idOf)).toEqual([
    "s-size",
    "s-size-2",
    "s-size-2-2",
    "s-size-3",
    "s-section",
  ]);
});

it("cuts a long heading between letters", () => {
  expect(sectionIds()(`a${"𐎠".repeat(80)}`)).toBe(`s-a${"𐎠".repeat(59)}`);
});
