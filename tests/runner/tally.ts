import type { TestResult } from "./reports";

/** What a part of the suite counted. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const passedOnce: Tally = { passed: 1, failed: 0, skipped: 0 };
/** A check that failed, or a part that could not run at all. */
export const failedOnce: Tally = { passed: 0, failed: 1, skipped: 0 };

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** `N passed, N failed`, and `, N skipped` where some were. */
export function tellTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** A tool that failed without a failed test to show for it still fails. */
export function checkTool(code: number, results: readonly TestResult[] | undefined): Tally {
  if (!results) return failedOnce;
  const tally = tallyResults(results);
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

export function tallyResults(results: readonly TestResult[]): Tally {
  const count = (outcome: TestResult["outcome"]) =>
    results.filter((result) => result.outcome === outcome).length;
  return { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
}
