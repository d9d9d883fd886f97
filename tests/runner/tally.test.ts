import { describe, expect, it } from "vitest";
import { addTallies, failedOnce, passedOnce, tallyResults, tellTally } from "./tally";

describe("the closing line", () => {
  it("adds up what all parts counted", () => {
    const sum = addTallies([passedOnce, failedOnce, { passed: 3, failed: 0, skipped: 0 }]);
    expect(tellTally(sum)).toBe("4 passed, 1 failed");
  });

  it("tells what was skipped only where something was", () => {
    expect(tellTally({ passed: 1, failed: 0, skipped: 2 })).toBe("1 passed, 0 failed, 2 skipped");
  });

  it("counts each outcome", () => {
    const of = (outcome: "passed" | "failed" | "skipped") => ({ file: "", title: "", outcome });
    expect(tallyResults([of("passed"), of("passed"), of("failed"), of("skipped")])).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
    });
  });
});
