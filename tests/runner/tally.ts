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
