import fc from "fast-check";
import { expect, it } from "vitest";
import { guardCell, unguardCell } from "./cell-safety";

it.each([
  "=1+1",
  '=HYPERLINK("https://evil.example","x")',
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "＝1+1",
  "'=1",
])("keeps spreadsheets from running %j", (text) => {
  expect(guardCell(text)).toMatch(/^'/);
  expect(unguardCell(guardCell(text))).toBe(text);
});

it("leaves other texts as they are", () => {
  expect(guardCell("12 = a dozen")).toBe("12 = a dozen");
  expect(guardCell("'tis")).toBe("'tis");
});

it("gives every text back", () => {
  const signs = fc.constantFrom("'", "=", "+", "-", "@", "\t", "a", "۱", "＝");
  const texts = fc.oneof(
    fc.string(),
    fc.array(signs).map((list) => list.join("")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(unguardCell(guardCell(text))).toBe(text);
      expect(/^[=+\-@]/.test(guardCell(text))).toBe(false);
    }),
  );
});
