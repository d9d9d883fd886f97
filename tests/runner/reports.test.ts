import { describe, expect, it, vi } from "vitest";
import { checkSecondTries, fromPlaywright } from "./reports";

const reported = (statuses: readonly string[]) => ({
  errors: [],
  suites: [
    {
      specs: statuses.map((status, at) => ({
        title: `test ${at}`,
        file: "some.spec.ts",
        tests: [{ projectName: "js", status, annotations: [] }],
      })),
    },
  ],
});

describe("what Playwright reported", () => {
  it("is a pass where the second try was one, with a mark", () => {
    const results = fromPlaywright(reported(["expected", "flaky", "unexpected", "skipped"]));
    expect(results.map(({ outcome }) => outcome)).toEqual([
      "passed",
      "passed",
      "failed",
      "skipped",
    ]);
    expect(results.map(({ secondTry }) => secondTry)).toEqual([false, true, false, false]);
  });

  it("names what needed a second try, and fails where that was much", () => {
    const said = vi.spyOn(console, "log").mockImplementation(() => {});
    const flaky = (count: number) => fromPlaywright(reported(Array(count).fill("flaky")));
    expect(checkSecondTries(flaky(5))).toEqual([]);
    expect(said).toHaveBeenCalledTimes(5);
    expect(checkSecondTries(flaky(6))).toMatchObject([{ outcome: "failed" }]);
    said.mockRestore();
  });
});
