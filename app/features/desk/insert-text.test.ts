import { expect, it } from "vitest";
import { joinText } from "./insert-text";

it("begins a paragraph behind words, and none where there are none or one has begun", () => {
  expect(joinText("", "Hello")).toBe("Hello");
  expect(joinText("  ", "Hello")).toBe("Hello");
  expect(joinText("One\n", "Hello")).toBe("Hello");
  expect(joinText("One", "Hello")).toBe("\n\nHello");
});
