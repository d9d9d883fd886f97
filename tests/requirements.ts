/**
 * `npm run requirements`: per area, how the rows of docs/requirements.md stand by their clauses (docs/clauses)
 * after the last `npm test`, and which clauses nothing shows. `-- --raise` keeps as the floor what is shown now.
 */

import { type Clause, readClauses } from "./requirements/clauses";
import { writeFloor } from "./requirements/floor";
import { checkClauses, checkRow, type RowStanding } from "./requirements/proofs";
import { readRows } from "./requirements/rows";
import { readResults } from "./runner/results";

const order: readonly RowStanding["standing"][] = [
  "proven",
  "laboratory",
  "partly",
  "not built",
  "failing",
];
const words: Record<string, string> = { laboratory: "in the laboratory only" };

const found = readResults();
if ("why" in found) {
  console.error(`${found.why} Run \`npm test\` first.`);
  process.exitCode = 1;
} else {
  const clauses = readClauses();
  const standings = checkClauses(clauses, found.results);
  const rows = readRows().map((row) => checkRow(row, clauses, standings));
  for (const [area, own] of byArea(rows)) printArea(area, own);
  console.log(`\n${rows.length} rows: ${tellStandings(rows)}`);
  const missing = rows.flatMap((row) => row.missing);
  console.log(`${clauses.length - missing.length} of ${clauses.length} clauses shown`);
  if (process.argv.includes("--raise")) writeFloor(standings);
}

function printArea(area: string, own: readonly RowStanding[]): void {
  console.log(`R-${area}: ${own.length} rows, ${tellStandings(own)}`);
  for (const { row, standing, shown, of, missing } of own) {
    if (standing === "proven") continue;
    const how =
      standing === "partly" ? `partly (${shown} of ${of})` : (words[standing] ?? standing);
    console.log(`  ${how.padEnd(16)} ${row.id}  ${row.title}`);
    for (const clause of missing) console.log(tellClause(clause));
  }
}

function tellClause({ name, text }: Clause): string {
  return `${" ".repeat(19)}[${name}] ${text}`;
}

function tellStandings(rows: readonly RowStanding[]): string {
  return order
    .map((standing) => ({
      standing,
      count: rows.filter((row) => row.standing === standing).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ standing, count }) => `${count} ${words[standing] ?? standing}`)
    .join(", ");
}

function byArea(all: readonly RowStanding[]): Map<string, RowStanding[]> {
  const areas = new Map<string, RowStanding[]>();
  for (const one of all) areas.set(one.row.area, [...(areas.get(one.row.area) ?? []), one]);
  return areas;
}
