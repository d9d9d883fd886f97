import { expect, test } from "vitest";
import { printVersion } from "./print-version";

test("a version's number is in the digits of the language that reads it, its name as it was given", () => {
  expect(printVersion("2.1", "fa")).toBe("\u2068۲.۱\u2069");
  expect(printVersion("v2-spring", "fa")).toBe("\u2068v2-spring\u2069");
  expect(printVersion("2.1", "en")).toBe("\u20682.1\u2069");
});
