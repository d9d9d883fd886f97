import { describe, expect, it } from "vitest";
import type { TestResult } from "../runner/reports";
import { findFallen } from "./floor";
import { checkClauses, checkRow } from "./proofs";

const row = { id: "R-GEN-01", area: "GEN", title: "a row" };
const clause = (name: string) => ({ row: row.id, name, text: name });
const clauses = [clause("one"), clause("two")];
const test = (title: string, more: Partial<TestResult> = {}): TestResult => ({
  file: "tests/api/some.spec.ts",
  title,
  outcome: "passed",
  ...more,
});
const standing = (...results: TestResult[]) =>
  checkRow(row, clauses, checkClauses(clauses, results)).standing;

describe("a row", () => {
  it("is proven once passing tests name all of its clauses", () => {
    expect(standing(test("R-GEN-01[one] it does"), test("R-GEN-01[two] that too"))).toBe("proven");
    expect(standing(test("R-GEN-01[one, two] it does both"))).toBe("proven");
  });

  it("is partly shown, and says what is missing", () => {
    const standings = checkClauses(clauses, [test("R-GEN-01[two] that")]);
    expect(checkRow(row, clauses, standings)).toMatchObject({
      standing: "partly",
      shown: 1,
      of: 2,
      missing: [clause("one")],
    });
  });

  it("fails with any test that names it", () => {
    const both = test("R-GEN-01[one, two] both");
    expect(standing(both, test("R-GEN-01[two] in fa", { outcome: "failed" }))).toBe("failing");
  });

  it.each([
    ["its id alone", test("R-GEN-01 it is there")],
    ["a skipped test", test("R-GEN-01[one, two] it does", { outcome: "skipped" })],
    ["a test that met a placeholder", test("R-GEN-01[one, two] it does", { metPlaceholder: true })],
  ])("is not shown by %s", (_, result) => {
    expect(standing(result)).toBe("not built");
  });

  it("stands in the laboratory only where no test of the product shows it", () => {
    const inLab = test("R-GEN-01[one, two] it does", { file: "tests/e2e/journeys/lab/x.spec.ts" });
    expect(standing(inLab)).toBe("laboratory");
    expect(standing(inLab, test("R-GEN-01[one, two] on a page"))).toBe("proven");
  });
});

describe("the floor", () => {
  const floor = ["R-GEN-01[one]", "R-GEN-01[two]"];

  it("holds while what was shown is shown", () => {
    expect(findFallen(floor, checkClauses(clauses, [test("R-GEN-01[one, two] both")]))).toEqual([]);
  });

  it("tells what fell, and what is gone from the tables", () => {
    const fallen = findFallen(
      [...floor, "R-GEN-99[gone]"],
      checkClauses(clauses, [test("R-GEN-01[one] x")]),
    );
    expect(fallen).toEqual(["R-GEN-01[two]: open", "R-GEN-99[gone]: no such clause"]);
  });

  it("lets a skipped one pass only where a service is missing", () => {
    const skipped = checkClauses(clauses, [test("R-GEN-01[one, two] x", { outcome: "skipped" })]);
    expect(findFallen(floor, skipped)).toHaveLength(2);
    expect(findFallen(floor, skipped, { mayBeSkipped: true })).toEqual([]);
  });
});
