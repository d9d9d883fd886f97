import { expect, it } from "vitest";
import { foldWords } from "./fold-words";

it.each([
  ["كتاب‌های", "کتابهای"],
  ["ۀ", "ه"],
  ["آبی", "ابی"],
  ["۱۲٣", "123"],
  ["  Éclair  BAR\n", "eclair bar"],
  ["مدرسهٔ", "مدرسه"],
])("%j is compared as %j", (text, folded) => {
  expect(foldWords(text)).toBe(folded);
});

it("folding twice changes nothing", () => {
  for (const text of ["كتاب‌هاي ۱۲", "Ünïcode", "ﷺ"]) {
    expect(foldWords(foldWords(text))).toBe(foldWords(text));
  }
});
