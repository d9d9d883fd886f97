/**
 * `npm test`: everything that can be checked, one part after the other, then the plain line
 * `N passed, N failed`. Only this file is plain JavaScript; the parts are TypeScript.
 */
import { register } from "tsx/esm/api";

register();
const { runEverything } = await import("./runner/run-everything.js");
process.exitCode = await runEverything();
