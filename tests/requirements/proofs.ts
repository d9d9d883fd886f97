import { readSources } from "../house/sources";
import type { TestResult } from "../runner/results";
import { idsIn, type Row } from "./rows";

/** `proven`: a passing test names it and none that failed; `open`: no test that ran names it. */
export type Standing = "proven" | "failing" | "open";

/** How each row stands after a run. */
export function judgeRows(
  rows: readonly Row[],
  results: readonly TestResult[],
): Map<string, Standing> {
  const standings = new Map<string, Standing>(rows.map(({ id }) => [id, "open"]));
  for (const { title, outcome } of results) {
    if (outcome === "skipped") continue;
    for (const id of idsIn(title)) {
      if (standings.get(id) === "failing" || !standings.has(id)) continue;
      standings.set(id, outcome === "failed" ? "failing" : "proven");
    }
  }
  return standings;
}

/** `path: id` of every id in a test file that no row has. */
export function findUnknownIds(rows: readonly Row[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const folders = ["app", "backend", "server", "cli", "tests"];
  return readSources(folders, [".test.ts", ".test.tsx", ".spec.ts"], { tests: true }).flatMap(
    ({ path, text }) =>
      idsIn(text)
        .filter((id) => !known.has(id))
        .map((id) => `${path}: ${id}`),
  );
}
