import type { Difference } from "#backend/features/import-export/import/change-report";
import type { ImportResult } from "#backend/features/import-export/import/import-shop";
import type { Problem, ProblemCode } from "#backend/features/import-export/import/problems";
import type { Terminal } from "./command";
import type { Say } from "./say";

interface Circumstances {
  dryRun: boolean;
  /** How many files were read: with one, its name goes without saying. */
  files: number;
}

/** What is wrong where a file names what another one should have brought. */
const namesAnother: ReadonlySet<ProblemCode> = new Set([
  "unknown_department",
  "unknown_category",
  "unknown_brand",
  "unknown_attribute",
]);

/** Says what an import found and did. */
export function reportImport(
  { report, applied }: ImportResult,
  { dryRun, files }: Circumstances,
  { say, tell }: Terminal,
): void {
  if (report.problemCount > 0) {
    for (const problem of report.problems) tell(problemLine(problem, files > 1, say));
    const more = report.problemCount - report.problems.length;
    if (more > 0) tell(say("import.more", { count: more }));
    if (report.problems.some(({ code }) => namesAnother.has(code))) tell(say("import.order"));
    tell(say("import.refused"));
    return;
  }
  if (dryRun) for (const difference of report.differences) tell(differenceLine(difference, say));
  for (const [kind, counts] of report.counts) {
    tell(say("import.counts", { kind: say(`kind.${kind}`), ...counts }));
  }
  if (report.stockLeft > 0) tell(say("import.stock.left", { count: report.stockLeft }));
  tell(say(applied ? "import.applied" : "import.dry"));
}

/** `line 12, price_irr: …` */
export function problemLine(
  { file, line, field, code, detail }: Problem,
  withFile: boolean,
  say: Say,
): string {
  const what = say(`problem.${code}`, { detail });
  const problem = field
    ? say("import.problem", { line, field, what })
    : say("import.problem.record", { line, what });
  return withFile ? say("import.problem.file", { file, problem }) : problem;
}

function differenceLine({ kind, key, what, fields }: Difference, say: Say): string {
  const changes = fields.map(({ field, before, after }) => `${field} ${before} → ${after}`);
  return say(`import.${what}`, { kind: say(`kind.${kind}`), key, fields: changes.join("; ") });
}
