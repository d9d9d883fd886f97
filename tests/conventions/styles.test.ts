import { expect, it } from "vitest";
import { readSources } from "./sources";

/** What every page's stylesheet is made of, and the typeface that one language's pages load. */
const foundations = new Set(
  "app reset base type prose controls surfaces floats utilities tokens persian-fallback persian-font motion print".split(
    " ",
  ),
);

const sheets = readSources(["app/styles"], [".css"]);

const isList = (text: string) =>
  text
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/@import "[^"]+";/g, "")
    .trim() === "";

it("app/styles has the foundations and lists of what stands beside its component, nothing else", () => {
  expect(sheets.length).toBeGreaterThan(foundations.size);
  const strangers = sheets.filter(
    ({ path, text }) => !foundations.has(path.replace(/^.*\/|\.css$/g, "")) && !isList(text),
  );
  expect(strangers.map(({ path }) => path)).toEqual([]);
});
