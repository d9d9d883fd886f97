import { relative } from "node:path";
import { z } from "zod";
import { metPlaceholder } from "../support/placeholder";
import { projectFolder } from "./command";

/** One test of a run, whichever tool ran it. */
export interface TestResult {
  /** From the project's folder, with slashes. */
  file: string;
  /** Its own, without those of the groups around it. */
  title: string;
  outcome: "passed" | "failed" | "skipped";
  /** Passed, but not at once: its report says so, and a run with many of them fails. */
  secondTry?: boolean;
  /** Playwright's, of playwright.config.ts. */
  project?: string;
  /** It was answered with a page that only says that it will be there. */
  metPlaceholder?: boolean;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

/** What Vitest's JSON reporter wrote. */
export function fromVitest(report: unknown): TestResult[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(projectFolder, name);
    // A file that could not be read has no tests, and fails as a whole.
    if (assertionResults.length === 0 && status === "failed") {
      return [{ file, title: file, outcome: "failed" as const }];
    }
    return assertionResults.map((test) => ({
      file,
      title: test.title,
      outcome: outcomeOf(test.status, "passed", "failed"),
    }));
  });
}

interface PlaywrightSuite {
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; annotations: { type: string }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          annotations: z.array(z.object({ type: z.string() })),
        }),
      ),
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

/** What Playwright's JSON reporter wrote. */
export function fromPlaywright(report: unknown): TestResult[] {
  const { suites, errors } = playwrightReport.parse(report);
  const broken = errors.map(() => ({
    file: "tests",
    title: "an error outside of tests",
    outcome: "failed" as const,
  }));
  return [...broken, ...suites.flatMap(fromSuite)];
}

function fromSuite({ specs, suites = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, annotations }) => ({
      file,
      title,
      project: projectName,
      outcome: outcomeOf(status === "flaky" ? "expected" : status, "expected", "unexpected"),
      secondTry: status === "flaky",
      metPlaceholder: annotations.some(({ type }) => type === metPlaceholder),
    })),
  );
  return [...own, ...suites.flatMap(fromSuite)];
}

/** A failure for each of the projects that has no tests: somebody believes that it looks at something. */
export function findEmpty(
  projects: readonly string[],
  results: readonly TestResult[],
): TestResult[] {
  return projects
    .filter((name) => !results.some(({ project }) => project === name))
    .map((project) => ({
      file: "playwright.config.ts",
      title: `the project ${project} has tests`,
      outcome: "failed",
      project,
    }));
}

/** What one run of the gate may need a second try for, before it is its own failure (decision 119). */
const maxSecondTries = 5;

/** Names the tests that passed at the second try only, and is a failure where they are many. */
export function checkSecondTries(results: readonly TestResult[]): TestResult[] {
  const tried = results.filter(({ secondTry }) => secondTry);
  for (const { file, title, project } of tried) {
    console.log(`passed at the second try only: [${project}] ${file} › ${title}`);
  }
  if (tried.length <= maxSecondTries) return [];
  const title = `no more than ${maxSecondTries} tests need a second try`;
  return [{ file: "playwright.config.ts", title, outcome: "failed" }];
}

function outcomeOf(status: string, passed: string, failed: string): TestResult["outcome"] {
  if (status === passed) return "passed";
  return status === failed ? "failed" : "skipped";
}
