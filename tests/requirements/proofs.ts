import type { TestResult } from "../runner/reports";
import { type Clause, clausesIn, keyOf } from "./clauses";
import { isOfLaboratory } from "./laboratory";
import type { Row } from "./rows";

/**
 * - `proven`: passing tests name it and none that failed
 * - `laboratory`: the same, of tests that only the laboratory's code stands behind
 * - `skipped`: all tests that name it were
 * - `open`: nothing shows it
 */
export type ClauseStanding = "proven" | "laboratory" | "failing" | "skipped" | "open";

/** By a clause's key, how it stands after a run. A test that was answered with a placeholder shows nothing. */
export function checkClauses(
  clauses: readonly Clause[],
  results: readonly TestResult[],
): Map<string, ClauseStanding> {
  const naming = new Map<string, TestResult[]>();
  for (const result of results.filter((one) => !one.metPlaceholder)) {
    for (const key of clausesIn(result.title)) {
      naming.set(key, [...(naming.get(key) ?? []), result]);
    }
  }
  return new Map(clauses.map((clause) => [keyOf(clause), check(naming.get(keyOf(clause)) ?? [])]));
}

function check(naming: readonly TestResult[]): ClauseStanding {
  if (naming.length === 0) return "open";
  if (naming.some(({ outcome }) => outcome === "failed")) return "failing";
  const passed = naming.filter(({ outcome }) => outcome === "passed");
  if (passed.length === 0) return "skipped";
  return passed.every(({ file }) => isOfLaboratory(file)) ? "laboratory" : "proven";
}

export interface RowStanding {
  row: Row;
  /** `proven` in the product; in the `laboratory` only; `partly`; `failing`; `not built`, for nothing shows it. */
  standing: "proven" | "laboratory" | "partly" | "failing" | "not built";
  shown: number;
  /** The clauses that nothing shows. */
  missing: Clause[];
  of: number;
}

/** How a row stands by its clauses. */
export function checkRow(
  row: Row,
  clauses: readonly Clause[],
  standings: ReadonlyMap<string, ClauseStanding>,
): RowStanding {
  const own = clauses.filter((clause) => clause.row === row.id);
  const standingOf = (clause: Clause) => standings.get(keyOf(clause)) ?? "open";
  const missing = own.filter((clause) => !isShown(standingOf(clause)));
  const shown = own.length - missing.length;
  return { row, standing: overall(own.map(standingOf)), shown, missing, of: own.length };
}

export function isShown(standing: ClauseStanding | undefined): boolean {
  return standing === "proven" || standing === "laboratory";
}

function overall(all: readonly ClauseStanding[]): RowStanding["standing"] {
  if (all.includes("failing")) return "failing";
  const shown = all.filter(isShown);
  if (shown.length === 0) return "not built";
  if (shown.length < all.length) return "partly";
  return all.includes("laboratory") ? "laboratory" : "proven";
}
