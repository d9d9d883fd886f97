import { expect, it } from "vitest";
import { readMutants, scoreOf, tellMissed, tellScore } from "./scores";

const mutant = (status: string) => ({
  mutatorName: "ConditionalExpression",
  replacement: "false",
  status,
  location: { start: { line: 3, column: 7 } },
});
const statuses = ["Killed", "Killed", "Timeout", "Survived", "Ignored", "RuntimeError"];
const report = JSON.stringify({
  files: {
    "app/a/one.ts": { mutants: statuses.map(mutant) },
    "app/a/two.ts": { mutants: [mutant("NoCoverage")] },
    "app/ab/three.ts": { mutants: [mutant("Survived")] },
  },
});

it("counts what tests noticed of what was there to notice", () => {
  const score = scoreOf(readMutants(report, ["app/a"]));
  expect(score).toEqual({ found: 3, missed: 2, percent: 60 });
  expect(tellScore("app/a", score, 12.4)).toBe("| app/a | 5 | 3 | 60.0 % | 12 s |");
  expect(scoreOf([])).toEqual({ found: 0, missed: 0, percent: 100 });
});

it("tells where mutants were missed, in the folders or files that were asked for", () => {
  expect(tellMissed(readMutants(report, ["app/a/one.ts", "app/ab"]))).toEqual([
    "survived app/a/one.ts:3:7 ConditionalExpression: false",
    "survived app/ab/three.ts:3:7 ConditionalExpression: false",
  ]);
  expect(tellMissed(readMutants(report, ["app/a/two.ts"]))).toEqual([
    "no test  app/a/two.ts:3:7 ConditionalExpression: false",
  ]);
});
