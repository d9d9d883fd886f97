import { describe, expect, it } from "vitest";
import { maskNationalCode, readNationalCode } from "./national-code";

describe("a national code of Iran (domain 4.10)", () => {
  it.each([
    ["0013542419", "0013542419"],
    ["۰۰۱۳۵۴۲۴۱۹", "0013542419"],
    ["٠٠١٣٥٤٢٤١٩", "0013542419"],
    ["001-354241-9", "0013542419"],
    ["0499370899", "0499370899"],
  ])("%s is %s", (written, kept) => {
    expect(readNationalCode(written)).toBe(kept);
  });

  it.each(["0013542418", "1111111111", "001354241", "00135424190", "abcdefghij", ""])(
    "%s is none",
    (written) => {
      expect(readNationalCode(written)).toBeNull();
    },
  );

  it("shows three digits of it", () => {
    expect(maskNationalCode("0013542419")).toBe("•••••••419");
  });
});
