/**
 * `npm run requirements`: per area, the rows of docs/requirements.md that the last `npm test` proved and
 * those still open. `--check` only looks for ids in tests that no row has.
 */

import { findUnknownIds, judgeRows, type Standing } from "./requirements/proofs";
import { type Row, readRows } from "./requirements/rows";
import { type ResultFile, readResults, resultFiles } from "./runner/results";

const rows = readRows();
const unknown = findUnknownIds(rows);
for (const where of unknown) console.error(`no such requirement: ${where}`);
if (!process.argv.includes("--check")) printStandings(rows);
process.exitCode = unknown.length > 0 ? 1 : 0;

function printStandings(all: readonly Row[]): void {
  const files = Object.keys(resultFiles) as ResultFile[];
  const results = files.flatMap((which) => readResults(which) ?? []);
  if (results.length === 0) console.log("No results yet: run `npm test` first.\n");
  const standings = judgeRows(all, results);
  const proven = (some: readonly Row[]) =>
    some.filter(({ id }) => standings.get(id) === "proven").length;
  for (const [area, own] of byArea(all)) {
    console.log(`R-${area}: ${proven(own)} of ${own.length} proven`);
    for (const { id, title } of own) printOpen(id, title, standings.get(id));
  }
  console.log(`\n${proven(all)} of ${all.length} rows proven by ${results.length} tests`);
}

function printOpen(id: string, title: string, standing: Standing | undefined): void {
  if (standing !== "proven")
    console.log(`  ${standing === "failing" ? "FAILS" : "open "} ${id}  ${title}`);
}

function byArea(all: readonly Row[]): Map<string, Row[]> {
  const areas = new Map<string, Row[]>();
  for (const row of all) areas.set(row.area, [...(areas.get(row.area) ?? []), row]);
  return areas;
}
