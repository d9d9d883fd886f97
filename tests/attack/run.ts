/**
 * `npm run attack [-- --only login,money] [--markdown]`: tries on fresh shops what an attacker would, bounded and
 * on loopback, prints what answered, and ends with 1 when something did not hold.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { fingerprintIn, fingerprintOf } from "../../server/start/builds.js";
import { projectFolder, runCommand } from "../runner/command";
import { areas } from "./areas";
import { asMarkdown, asTable } from "./report";
import { runArea, type Tried } from "./run-area";

const { values } = parseArgs({
  options: { only: { type: "string" }, markdown: { type: "boolean", default: false } },
});
const wanted = values.only?.split(",") ?? areas.map(({ name }) => name);
const unknown = wanted.filter((name) => !areas.some((area) => area.name === name));
if (unknown.length > 0) throw new Error(`No such area: ${unknown.join(", ")}`);

if (fingerprintIn(resolve(projectFolder, "build")) !== fingerprintOf(resolve(projectFolder))) {
  const code = await runCommand("npm", ["run", "build"]);
  if (code !== 0) throw new Error("The build failed.");
}

const tried: Tried[] = [];
for (const area of areas.filter(({ name }) => wanted.includes(name))) {
  const start = performance.now();
  const rows = await runArea(area);
  tried.push(...rows);
  console.error(`${area.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (!values.markdown) console.log(asTable(rows));
}
if (values.markdown) console.log(asMarkdown(tried));
const fallen = tried.filter(({ held }) => !held);
console.error(`${tried.length} attacks, ${fallen.length} not held`);
process.exitCode = fallen.length > 0 ? 1 : 0;
