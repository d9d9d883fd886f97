import type { ImportResult } from "#backend/features/catalog/import/import-shop";
import type { Difference } from "#backend/features/catalog/import/ledger";
import type { Problem } from "#backend/features/catalog/import/problems";
import type { Terminal } from "./command";
import type { Say } from "./say";

interface Circumstances {
  dryRun: boolean;
  /** How many files were read: with one, its name goes without saying. */
  files: number;
}

/** Says what an import found and did. */
export function reportImport(
  { ledger, applied }: ImportResult,
  { dryRun, files }: Circumstances,
  { say, tell }: Terminal,
): void {
  if (ledger.problemCount > 0) {
    for (const problem of ledger.problems) tell(problemLine(problem, files > 1, say));
    const more = ledger.problemCount - ledger.problems.length;
    if (more > 0) tell(say("import.more", { count: more }));
    tell(say("import.refused"));
    return;
  }
  if (dryRun) for (const difference of ledger.differences) tell(differenceLine(difference, say));
  for (const [kind, counts] of ledger.counts) {
    tell(say("import.counts", { kind: say(`kind.${kind}`), ...counts }));
  }
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
