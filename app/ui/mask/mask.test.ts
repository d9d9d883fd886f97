import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeMask, fillMask, isComplete, patternOf } from "./mask";
import { readMasked } from "./read-masked";

describe("what a mask shows", () => {
  it.each([
    ["R-MASK-01[token]", "NNN", "a1b2c3", "123"],
    ["R-MASK-01[token] in any digits", "NNN", "۱٢3", "123"],
    ["R-MASK-02[token]", "AA", "1a2b", "ab"],
    ["R-MASK-02[token] in any script", "AA", "۱پچ", "پچ"],
    ["R-MASK-03[token]", "BB", "-a-1", "a1"],
    ["R-MASK-04[token]", "XX", "-!", "-!"],
    ["R-MASK-04[token] whole characters", "XX", "😀😀😀", "😀😀"],
    ["R-MASK-05[literal]", "NN/NN", "1234", "12/34"],
    ["R-MASK-05[literal] typed literals", "NN/NN", "12/", "12/"],
    ["R-MASK-05[literal] not before something follows", "NN/NN", "12", "12"],
    ["R-MASK-05[literal] several", "(NNN) NNN-NNNN", "5551234567", "(555) 123-4567"],
    ["R-MASK-05[literal] no more than fits", "NN", "123", "12"],
    ["R-MASK-05[literal] not for what does not fit", "NN/NN", "12a", "12"],
  ])("%s: %s of %j is %j", (_id, mask, typed, shown) => {
    expect(fillMask(mask, typed)).toBe(shown);
  });

  const masks = fc.stringMatching(/^[NABX/ ()-]{1,10}$/);

  it("is not changed by filling it again, so that it can be typed on", () => {
    fc.assert(
      fc.property(masks, fc.string({ maxLength: 20 }), (mask, typed) => {
        const shown = fillMask(mask, typed);
        expect(fillMask(mask, shown)).toBe(shown);
        expect(completeMask(mask, completeMask(mask, typed))).toBe(completeMask(mask, typed));
      }),
    );
  });

  it("R-MASK-05[literal] keeps the literals behind the last token once all are filled", () => {
    expect(completeMask("NN %", "12")).toBe("12 %");
    expect(completeMask("NN %", "1")).toBe("1");
    expect(completeMask("%", "")).toBe("");
  });
});

describe("required and incomplete", () => {
  it.each([
    ["12", true, { refusal: { key: "required_error" } }],
    ["", true, { refusal: { key: "required_error" } }],
    ["۱۲۳۴", true, { value: "12/34" }],
    ["12", false, { value: "12" }],
    ["", false, { value: "" }],
  ])("R-MASK-06[required, optional] %j (required: %s)", (typed, isRequired, answer) => {
    expect(readMasked("NN/NN", typed, isRequired)).toEqual(answer);
  });
});

it("R-MASK-01[pattern] R-MASK-02[pattern] R-MASK-03[pattern] R-MASK-04[pattern] the browser's pattern takes what is complete, with literals or without", () => {
  const pattern = new RegExp(`^(?:${patternOf("(NN) A.B-X")})$`, "u");
  for (const typed of ["(12) ب.3-!", "12b3!", "(۱۲) b.۳-!"]) {
    expect(pattern.test(typed)).toBe(true);
    expect(isComplete("(NN) A.B-X", typed)).toBe(true);
  }
  for (const typed of ["(1) b.3-!", "(12) b.3", "(12) 1.3-!"]) {
    expect(pattern.test(typed)).toBe(false);
  }
});
