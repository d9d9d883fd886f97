import { describe, expect, it } from "vitest";
import { toLatinDigits, toLatinNumber } from "./digits";

describe("toLatinDigits (decisions 17)", () => {
  it.each([
    ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
    ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
    ["0123456789", "0123456789"],
    ["۰۹۱۲-٣٤٥ 67", "0912-345 67"],
    ["سه ۳", "سه 3"],
  ])("%s is %s", (text, latin) => {
    expect(toLatinDigits(text)).toBe(latin);
  });
});

it("decisions 17 a number may have the Persian decimal sign", () => {
  expect(toLatinNumber("۱۲٫۵")).toBe("12.5");
});
