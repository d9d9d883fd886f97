import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectFolder } from "./command";
import type { Tally } from "./tally";

/** Where the last run's results stand, for `npm run requirements`. */
export const resultFiles = {
  unit: join(projectFolder, "test-results/unit.json"),
  postgres: join(projectFolder, "test-results/postgres.json"),
  browser: join(projectFolder, "test-results/browser.json"),
} as const;
export type ResultFile = keyof typeof resultFiles;

/** One test of the last run, whichever tool ran it. */
export interface TestResult {
  file: string;
  title: string;
  outcome: "passed" | "failed" | "skipped";
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

interface PlaywrightSuite {
  title: string;
  specs: { title: string; file: string; tests: { status: string; projectName: string }[] }[];
  suites?: PlaywrightSuite[];
}
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(z.object({ status: z.string(), projectName: z.string() })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.unknown()),
});

/** A stale file must never stand for a run that did not happen. */
export function forgetResults(which: ResultFile): void {
  rmSync(resultFiles[which], { force: true });
}

/** The results in a file, or undefined when its tool never came to write them. */
export function readResults(which: ResultFile): TestResult[] | undefined {
  try {
    const report: unknown = JSON.parse(readFileSync(resultFiles[which], "utf8"));
    return which === "browser" ? fromPlaywright(report) : fromVitest(report);
  } catch {
    return undefined;
  }
}

function fromVitest(report: unknown): TestResult[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, status, assertionResults }) => {
    // A file that could not be read has no tests, and fails as a whole.
    if (assertionResults.length === 0 && status === "failed") {
      return [{ file: name, title: name, outcome: "failed" as const }];
    }
    return assertionResults.map((test) => ({
      file: name,
      title: test.fullName,
      outcome: outcomeOf(test.status, "passed", "failed"),
    }));
  });
}

function fromPlaywright(report: unknown): TestResult[] {
  const { suites, errors } = playwrightReport.parse(report);
  const broken = errors.map(() => ({
    file: "tests",
    title: "an error outside of tests",
    outcome: "failed" as const,
  }));
  return [...broken, ...suites.flatMap((suite) => fromSuite(suite, []))];
}

function fromSuite(suite: PlaywrightSuite, above: string[]): TestResult[] {
  const titles = [...above, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      file: spec.file,
      title: [`[${test.projectName}]`, ...titles, spec.title].join(" "),
      outcome: outcomeOf(test.status, "expected", "unexpected", "flaky"),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => fromSuite(inner, titles))];
}

function outcomeOf(status: string, passed: string, ...failed: string[]): TestResult["outcome"] {
  if (status === passed) return "passed";
  return failed.includes(status) ? "failed" : "skipped";
}

export function tallyResults(results: readonly TestResult[]): Tally {
  const count = (outcome: TestResult["outcome"]) =>
    results.filter((result) => result.outcome === outcome).length;
  return { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
}
