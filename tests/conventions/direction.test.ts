import { describe, expect, it } from "vitest";
import { findLines, readSources } from "./sources";

const sheets = readSources(["app", "dev"], [".css"]);
const markup = readSources(["app", "dev"], [".tsx"]);

describe("one stylesheet serves both directions", () => {
  it("styles name logical sides only", () => {
    const physical =
      /(^|[\s;{])((margin|padding|border|inset)-(left|right)|left|right|border-(top|bottom)-(left|right)-radius)\s*:|(text-align|float|clear)\s*:\s*(left|right)/;
    expect(findLines(sheets, physical)).toEqual([]);
  });

  it("classes name logical sides only", () => {
    const physical =
      /["'\s:]-?(m[lr]|p[lr]|left|right|border-[lr]|rounded-([lr]|[tb][lr])|text-(left|right)|float-(left|right)|scroll-[mp][lr])(-[\w[./]|["'\s])/;
    const lines = findLines(markup, /className|class=/).filter((line) => physical.test(line));
    expect(lines).toEqual([]);
  });
});
