import { exitCodes } from "./exit-codes.js";
import { problemOf } from "./start-problem";
import { sayLine } from "./steps";

/** Ends the process with words for its owner and the reason's code; throws on what is a fault of ours. */
export function endWithProblem(error: unknown): never {
  const problem = problemOf(error);
  if (!problem) throw error;
  sayLine(`\nThe shop can't start:\n${problem.message}`);
  process.exit(exitCodes[problem.reason]);
}
