import { expect, it } from "vitest";
import { formatsFor } from "~/i18n/format";
import { printCell } from "./print-cell";

const words = { comma: ", ", yes: "Yes", no: "No", choices: new Map([["rug", "Rug"]]) };
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
