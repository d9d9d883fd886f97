import { expect, it } from "vitest";
import { findLines, readSources } from "./sources";

/** What may speak past the log, and why. */
const speakers = new Set([
  // The log of a storefront on Remix's own server: it redacts by itself.
  "app/request/log/log-of.server.ts",
  // Tells whoever writes a form's definition, in the browser's console (R-FORM-04).
  "app/ui/form-creator/condition.ts",
  // What a start says to who started it, before there is a log.
  "server/start.js",
  "server/start/report.ts",
]);

it("says everything through the log, which redacts", () => {
  const sources = readSources(["app", "backend", "dev", "server"], [".ts", ".tsx", ".js"]);
  const others = sources.filter(({ path }) => !speakers.has(path));
  expect(findLines(others, /\bconsole\.\w|\bprocess\.std(out|err)\b/)).toEqual([]);
  expect(sources.length - others.length).toBe(speakers.size);
});

it("makes one logger, in one place", () => {
  const sources = readSources(["app", "backend", "dev", "server", "cli"], [".ts", ".tsx", ".js"]);
  const others = sources.filter(({ path }) => path !== "server/log.ts");
  expect(findLines(others, /\bpino\(/)).toEqual([]);
});
