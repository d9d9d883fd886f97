/**
 * `npm run journeys`: how many files somebody new opens to follow one thing through the code, and how long functions are;
 * `-- NAME` prints the files of one journey in their order. The rule is in docs/architecture.md.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { functionLengths } from "./journeys/function-lengths";
import { type Journeys, journeys as journeysNow } from "./journeys/journeys";
import { filesOnTheLine } from "./journeys/line";
import { readProgram, referencesOf } from "./journeys/references";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // Another state of the code, and the journeys by its names, as JSON.
    tree: { type: "string", default: "." },
    table: { type: "string" },
  },
});
const root = resolve(values.tree);
const journeys: Journeys = values.table
  ? JSON.parse(readFileSync(values.table, "utf8"))
  : journeysNow;
const program = readProgram(root);
const references = referencesOf(program, root);
const [wanted] = positionals;

for (const [name, legs] of Object.entries(journeys)) {
  if (wanted !== undefined && !name.includes(wanted)) continue;
  const files = filesOnTheLine(legs, references);
  print(`${name.padEnd(20)}${String(files.length).padStart(4)} files`);
  if (wanted === undefined) continue;
  for (const file of files) {
    const lines = readFileSync(join(root, file), "utf8").split("\n").length - 1;
    print(`${String(lines).padStart(6)}  ${file}`);
  }
}

if (wanted === undefined) {
  const lengths = functionLengths(program, root);
  print(`\nfunctions: ${lengths.count}, median ${lengths.median} lines, p90 ${lengths.p90}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
