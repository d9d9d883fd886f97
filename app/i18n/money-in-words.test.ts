import { describe, expect, it } from "vitest";
import { moneyInWords } from "./money-in-words.server";
import { numberInWords } from "./number-in-words.server";

it.each([
  [0, "null"],
  [1, "eins"],
  [16, "sechzehn"],
  [21, "einundzwanzig"],
  [30, "dreißig"],
  [101, "einhunderteins"],
  [1000, "eintausend"],
  [1404, "eintausendvierhundertvier"],
  [21_001, "einundzwanzigtausendeins"],
  [1_000_000, "eine Million"],
  [2_001_021, "zwei Millionen eintausendeinundzwanzig"],
  [101_000_000_000, "einhunderteine Milliarden"],
])("%d is %s in German", (value, words) => {
  expect(numberInWords(value, "de")).toBe(words);
});

it("euros are counted in German, and in the other languages", () => {
  const euros = (amount: number) => ({ amount, currency: "EUR" as const });
  expect(moneyInWords(euros(100), "de")).toBe("ein Euro");
  expect(moneyInWords(euros(12_150), "de")).toBe("einhunderteinundzwanzig Euro und 50 Cent");
  expect(moneyInWords(euros(12_100), "en")).toBe("one hundred twenty-one euros");
  expect(moneyInWords(euros(12_100), "fa")).toBe("صد و بیست و یک یورو");
});

describe("numbers in words", () => {
  it.each([
    [0, "zero", "صفر"],
    [1, "one", "یک"],
    [10, "ten", "ده"],
    [13, "thirteen", "سیزده"],
    [19, "nineteen", "نوزده"],
    [20, "twenty", "بیست"],
    [21, "twenty-one", "بیست و یک"],
    [99, "ninety-nine", "نود و نه"],
    [100, "one hundred", "صد"],
    [101, "one hundred one", "صد و یک"],
    [110, "one hundred ten", "صد و ده"],
    [120, "one hundred twenty", "صد و بیست"],
    [555, "five hundred fifty-five", "پانصد و پنجاه و پنج"],
    [1000, "one thousand", "هزار"],
    [1001, "one thousand one", "هزار و یک"],
    [1404, "one thousand four hundred four", "هزار و چهارصد و چهار"],
    [2000, "two thousand", "دو هزار"],
    [21_000, "twenty-one thousand", "بیست و یک هزار"],
    [100_000, "one hundred thousand", "صد هزار"],
    [101_000, "one hundred one thousand", "صد و یک هزار"],
    [1_000_000, "one million", "یک میلیون"],
    [1_001_000, "one million one thousand", "یک میلیون و یک هزار"],
    [1_000_001, "one million one", "یک میلیون و یک"],
    [12_500_000_000, "twelve billion five hundred million", "دوازده میلیارد و پانصد میلیون"],
    [
      1_234_567,
      "one million two hundred thirty-four thousand five hundred sixty-seven",
      "یک میلیون و دویست و سی و چهار هزار و پانصد و شصت و هفت",
    ],
  ])("%d", (value, inEnglish, inPersian) => {
    expect(numberInWords(value, "en")).toBe(inEnglish);
    expect(numberInWords(value, "fa")).toBe(inPersian);
  });

  it("no two numbers have the same words", () => {
    const values = Array.from({ length: 3000 }, (_, value) => value);
    for (const lang of ["en", "fa"] as const) {
      const words = new Set(values.map((value) => numberInWords(value, lang)));
      expect(words.size).toBe(values.length);
      expect([...words].filter((text) => /undefined|^\s|\s$| {2}/.test(text))).toEqual([]);
    }
  });

  it("the largest exact number has words", () => {
    expect(numberInWords(Number.MAX_SAFE_INTEGER, "en")).toMatch(
      /^nine quadrillion seven trillion/,
    );
    expect(numberInWords(Number.MAX_SAFE_INTEGER, "fa")).toMatch(/^نه کوادریلیون و هفت تریلیون/);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("%d has none", (value) => {
    expect(() => numberInWords(value, "en")).toThrow(RangeError);
  });
});

describe("money in words", () => {
  it.each([
    ["IRR", 1_200_000, "one hundred twenty thousand tomans", "صد و بیست هزار تومان"],
    ["IRR", 10, "one toman", "یک تومان"],
    [
      "IRR",
      12_345,
      "one thousand two hundred thirty-four tomans and 5 rials",
      "هزار و دویست و سی و چهار تومان و ۵ ریال",
    ],
    ["IRR", 0, "zero tomans", "صفر تومان"],
    ["USD", 12_050, "one hundred twenty dollars and 50 cents", "صد و بیست دلار و ۵۰ سنت"],
    ["USD", 12_000, "one hundred twenty dollars", "صد و بیست دلار"],
    ["USD", 101, "one dollar and 1 cent", "یک دلار و ۱ سنت"],
    ["USD", 99, "99 cents", "۹۹ سنت"],
    ["USD", 0, "zero dollars", "صفر دلار"],
  ] as const)("decisions 16 %s %d", (currency, amount, inEnglish, inPersian) => {
    expect(moneyInWords({ amount, currency }, "en")).toBe(inEnglish);
    expect(moneyInWords({ amount, currency }, "fa")).toBe(inPersian);
  });

  it("a negative amount has none: what goes back is said as such", () => {
    expect(() => moneyInWords({ amount: -100, currency: "USD" }, "en")).toThrow(RangeError);
  });
});
