import { describe, expect, it } from "vitest";
import { findUnknownIds, judgeRows } from "../requirements/proofs";
import { readRows } from "../requirements/rows";

describe("requirements", () => {
  const rows = readRows();

  it("stand once each in docs/requirements.md", () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(300);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("exist, wherever a test names one", () => {
    expect(findUnknownIds(rows)).toEqual([]);
  });

  it("are proven by a passing test, and not while another one fails", () => {
    const [one, two, three] = ["R-GEN-01", "R-GEN-02", "R-GEN-03"];
    const standings = judgeRows(rows, [
      { file: "a", title: `${one} and ${two}`, outcome: "passed" },
      { file: "a", title: `${two} in fa`, outcome: "failed" },
      { file: "a", title: `${two} in en`, outcome: "passed" },
      { file: "a", title: `${three}`, outcome: "skipped" },
    ]);
    expect([one, two, three].map((id) => standings.get(id))).toEqual(["proven", "failing", "open"]);
  });
});
