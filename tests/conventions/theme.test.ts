import { describe, expect, it } from "vitest";
import { themeProperties } from "#backend/features/import-export/import/theme-properties";
import { readSources } from "./sources";

const sheets = readSources(["app", "dev"], [".css"]);
const code = readSources(["app", "dev"], [".css", ".ts", ".tsx"]);
const examples = readSources(["docs/examples"], [".json", ".csv"]);

const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, n = ""]) => n);
const read = new Set(code.flatMap(({ text }) => names(text, /var\((--[a-z0-9-]+)/g)));

describe("the properties that an owner may set", () => {
  it("are the tokens that some style reads", () => {
    const tokens = sheets.find(({ path }) => path.endsWith("tokens.css"))?.text ?? "";
    const set = new Set(names(tokens, /^\s+(--[a-z0-9-]+):/gm));
    expect([...themeProperties].sort()).toEqual([...set].filter((name) => read.has(name)).sort());
  });

  it("each of the examples' is read by some style", () => {
    const used = examples.flatMap(({ text }) => names(text, /(--[a-z][a-z0-9-]*):/g));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !read.has(name))).toEqual([]);
  });
});
