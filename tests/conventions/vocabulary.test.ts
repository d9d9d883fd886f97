import { expect, it } from "vitest";
import { refusedNames, refusedWords } from "./refused-words";
import { findLines, readSources } from "./sources";

const folders = ["app", "backend", "server", "cli", "dev", "bench", "tests", "scripts"];
const sources = readSources(folders, [".ts", ".tsx", ".js"], { tests: true }).filter(
  ({ path }) => !path.endsWith("/refused-words.ts"),
);

it.each(refusedWords)("the code says $say, not $word", ({ word, except }) => {
  const said = sources.filter(({ path }) => !except?.test(path));
  expect(findLines(said, new RegExp(`(?<![\\w-])(${word})(?![\\w-])`))).toEqual([]);
});

it("files are named by the field's words", () => {
  expect(sources.map(({ path }) => path).filter((path) => refusedNames.test(path))).toEqual([]);
});
