import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canStep, capNumber, readNumber, resolveNumber, stepNumber } from "./number-value";

describe("a number input", () => {
  it.each([
    ["12", 12],
    ["۱۲٫۵", 12.5],
    [" -٣ ", -3],
    [".5", 0.5],
    ["", undefined],
    [" ", undefined],
    ["-", undefined],
    ["1e3", undefined],
    ["12a", undefined],
  ])("R-NUM-03[undefined] %j is %s", (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it("R-NUM-03[absent] an empty one is absent from what is sent", () => {
    expect(JSON.stringify({ count: readNumber("") })).toBe("{}");
  });

  it.each([
    ["9", "5"],
    ["۹", "5"],
    ["5", "5"],
    ["۳", "۳"],
    ["", ""],
    ["abc", "abc"],
  ])("R-NUM-01[clamps] with max 5, %j becomes %j while it is typed", (text, shown) => {
    expect(capNumber(text, { max: 5 })).toBe(shown);
  });

  it("R-NUM-01[clamps] the maximum is written in the language's digits", () => {
    expect(capNumber("۹", { max: 5 }, () => "۵")).toBe("۵");
  });

  it("R-NUM-02[emptied, typing] what is below the minimum becomes empty when it is left, not before", () => {
    expect(capNumber("1", { min: 10 })).toBe("1");
    expect(resolveNumber("1", { min: 3 })).toBe("");
    expect(resolveNumber("3", { min: 3 })).toBe("3");
    expect(resolveNumber("99", { min: 3, max: 5 })).toBe("5");
  });

  it.each([
    ["3", { minus: false, plus: true }],
    ["1", { minus: false, plus: true }],
    ["4", { minus: true, plus: true }],
    ["۵", { minus: true, plus: false }],
    ["9", { minus: true, plus: false }],
    ["", { minus: false, plus: true }],
  ])("R-NUM-04[disabled] between 3 and 5, the buttons of %j", (text, can) => {
    expect(canStep(text, { min: 3, max: 5 })).toEqual(can);
  });

  it("R-NUM-04[steps] the buttons step by one, and from nothing to the least", () => {
    expect(stepNumber("۴", 1, {})).toBe(5);
    expect(stepNumber("4", -1, {})).toBe(3);
    expect(stepNumber("", 1, { min: 3 })).toBe(3);
    expect(stepNumber("", 1, {})).toBe(1);
  });

  it("R-NUM-04[steps] no step leaves the bounds", () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(1 as const, -1 as const), (value, by) => {
        const next = stepNumber(String(value), by, { min: 3, max: 5 });
        expect(next).toBeGreaterThanOrEqual(3);
        expect(next).toBeLessThanOrEqual(5);
      }),
    );
  });
});
