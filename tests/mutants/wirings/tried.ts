import type { TestResult } from "../../runner/reports";

/** What came of taking out a wiring. */
export interface Tried {
  /** BROKEN: nothing can be said; not tried: what it takes is not here. */
  outcome: "missed" | "NOT MISSED" | "BROKEN" | "not tried";
  /** The test that missed it, or why none could. */
  detail: string;
}

/** By what its tests said without it. */
export function checkWiring(results: readonly TestResult[]): Tried {
  const failed = results.filter(({ outcome }) => outcome === "failed");
  // A file that could not even be read is named twice, by its address and as its only test.
  const missing = failed.find(({ file, title }) => !file.endsWith(title) && !title.endsWith(file));
  if (missing) return { outcome: "missed", detail: missing.title };
  if (failed.length > 0) return { outcome: "BROKEN", detail: "not even read without it" };
  const passed = results.filter(({ outcome }) => outcome === "passed").length;
  return { outcome: "NOT MISSED", detail: `${passed} tests passed` };
}
