import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { projectFolder } from "./command";
import { fromPlaywright, fromVitest, type TestResult } from "./reports";
import { type Stamp, stamp, takeStamp } from "./stamp";

/** The runs of Vitest and of Playwright that make up the suite. */
const runNames = ["unit", "embedded", "slow-unit", "slow", "browser"] as const;
export type RunName = (typeof runNames)[number];

/** Where a run's tool writes what it found. */
export const reportFile = (name: RunName): string => inResults(`reports/${name}.json`);
const resultFile = (name: RunName) => inResults(`${name}.json`);
const isBrowsers = (name: RunName) => name === "browser" || name === "slow";
const inResults = (name: string) => join(projectFolder, "test-results", name);

const keptResults = z.object({
  stamp,
  results: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      outcome: z.enum(["passed", "failed", "skipped"]),
      project: z.string().optional(),
      metPlaceholder: z.boolean().optional(),
      secondTry: z.boolean().optional(),
    }),
  ),
});

/** What an earlier run found must never stand for one that did not happen. */
export function forgetResults(): void {
  for (const name of runNames) {
    rmSync(resultFile(name), { force: true });
    rmSync(reportFile(name), { force: true });
  }
}

/** The tool's report; undefined when it never came to write one. */
export function readReport(name: RunName): TestResult[] | undefined {
  try {
    const report: unknown = JSON.parse(readFileSync(reportFile(name), "utf8"));
    return isBrowsers(name) ? fromPlaywright(report) : fromVitest(report);
  } catch {
    return undefined;
  }
}

/** Names each test that failed, so that the end of a long output says where to look. */
export function nameFailures(): string[] {
  return runNames
    .flatMap((name) => readReport(name) ?? [])
    .filter(({ outcome }) => outcome === "failed")
    .map(
      ({ file, title, project }) => `failed: ${project ? `[${project}] ` : ""}${file} › ${title}`,
    );
}

/** Keeps what a whole run found, with the state of the project that it ran on. */
export function keepResults(name: RunName, results: readonly TestResult[], when: Stamp): void {
  mkdirSync(dirname(resultFile(name)), { recursive: true });
  writeFileSync(resultFile(name), JSON.stringify({ stamp: when, results }));
}

/** The results of all runs of the last `npm test`, or why they say nothing of the project as it is. */
export function readResults(now = takeStamp()): { results: TestResult[] } | { why: string } {
  const results: TestResult[] = [];
  for (const name of runNames) {
    const kept = readKept(name);
    if (!kept) return { why: `The ${name} tests did not run.` };
    if (kept.stamp.fingerprint !== now.fingerprint) {
      const { commit, dirty, at } = kept.stamp;
      const of = `${commit.slice(0, 9)}${dirty ? ", changed," : ""}`;
      return { why: `The ${name} tests ran at ${at} on ${of}; files have changed since.` };
    }
    results.push(...kept.results);
  }
  return { results };
}

function readKept(name: RunName): z.infer<typeof keptResults> | undefined {
  try {
    return keptResults.parse(JSON.parse(readFileSync(resultFile(name), "utf8")));
  } catch {
    return undefined;
  }
}
