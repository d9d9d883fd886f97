import { expect, it } from "vitest";
import { readNumber } from "./number-value";
import { writeNumber } from "./write-number";

it("a number stands in the reader's digits, and is read from them again", () => {
  expect(writeNumber("fa", -1234.5)).toBe("-۱۲۳۴٫۵");
  expect(writeNumber("en", -1234.5)).toBe("-1234.5");
  expect(readNumber(writeNumber("fa", -1234.5))).toBe(-1234.5);
});
