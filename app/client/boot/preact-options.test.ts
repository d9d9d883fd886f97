import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { options } from "preact";
import { afterEach, expect, it, vi } from "vitest";
import { reportMismatches } from "./preact-options";

afterEach(() => vi.useRealTimers());

it("the installed Preact tells its hook of an element that the markup lacks", () => {
  const built = readFileSync(createRequire(import.meta.url).resolve("preact"), "utf8");
  expect(built).toMatch(/(\w)\.__m&&\1\.__m\(/);
  vi.useFakeTimers();
  reportMismatches();
  (options as unknown as { __m: (node: object) => void }).__m({ type: "article" });
  expect(() => vi.runAllTimers()).toThrow("Hydration found no <article> in the page's markup");
});
