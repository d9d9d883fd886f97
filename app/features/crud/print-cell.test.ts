import { expect, it } from "vitest";
import { formatsFor } from "~/i18n/format";
import { printCell } from "./print-cell";

const choices = new Map([["rug", "Rug"]]);
const words = {
  comma: ", ",
  yes: "Yes",
  no: "No",
  choices,
  lang: "en",
  missing: (code: string) => `no ${code}`,
} as const;
const en = formatsFor("en");
const fa = formatsFor("fa");

it.each([
  [1234, "number", "1,234", "۱٬۲۳۴"],
  [true, "yes_no", "Yes", "Yes"],
  [false, "yes_no", "No", "No"],
  ["2026-03-21", "date", "March 21, 2026", "۱ فروردین ۱۴۰۵"],
  ["2026-03-20T12:00:00Z", "date", "March 20, 2026", "۲۹ اسفند ۱۴۰۴"],
  ["rug", "text", "Rug", "Rug"],
  ["gold", "text", "gold", "gold"],
  [7, "text", "7", "7"],
  [null, "date", "", ""],
  [undefined, "number", "", ""],
] as const)("R-TH-02[type] %j as %s is %s, in Persian %s", (value, kind, inEnglish, inPersian) => {
  expect(printCell(value, kind, en, words)).toBe(inEnglish);
  expect(printCell(value, kind, fa, words)).toBe(inPersian);
});

it("texts are said in the reader's language, else in one that has them, and where they are missing", () => {
  const ewer = { en: "Ewer", fa: "آفتابه" };
  expect(printCell(ewer, "text", fa, { ...words, lang: "fa" })).toBe("آفتابه");
  expect(printCell({ en: "Ewer" }, "text", fa, { ...words, lang: "fa" })).toBe("Ewer · no fa");
  expect(printCell({}, "text", en, words)).toBe("");
});

it("what several values refer to is said by name", () => {
  expect(printCell(["rug", "gone"], "text", en, words)).toBe("Rug, gone");
});
