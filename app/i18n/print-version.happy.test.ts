import { expect, test } from "vitest";
import { printVersion } from "./print-version";

test("a version's name is in the digits of the language that reads it", () => {
  expect(printVersion("2.1", "fa")).toBe("\u2068۲.۱\u2069");
  expect(printVersion("2.1", "en")).toBe("\u20682.1\u2069");
});
