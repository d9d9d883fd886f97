/**
 * `npm test`: everything that can be checked, then the plain line `N passed, N failed`. `-- --changed` checks
 * only what changed files touch, `-- --only unit,browser` some of its parts. Only this file is plain
 * JavaScript; the parts are TypeScript.
 */
import { parseArgs } from "node:util";
import { register } from "tsx/esm/api";

register();
const { runEverything } = await import("./runner/run-everything.js");
const { values } = parseArgs({
  options: { changed: { type: "boolean" }, only: { type: "string" } },
});
process.exitCode = await runEverything(values);
