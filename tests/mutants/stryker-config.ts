import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../runner/command";
import { innerFolders, type Target } from "./targets";

const cacheFolder = ".cache/mutants";

/**
 * Writes Stryker's settings for a run over files or folders of a target, with the target's own tests to notice.
 * `report` is where the results will stand, beside those of earlier runs.
 */
export function writeStrykerConfig(
  target: Target,
  mutate: readonly string[],
): { config: string; report: string } {
  const name = target.folder.replaceAll("/", "-");
  const report = `${cacheFolder}/${name}.json`;
  const config = `${cacheFolder}/${name}.config.json`;
  mkdirSync(join(projectFolder, cacheFolder), { recursive: true });
  writeFileSync(join(projectFolder, config), JSON.stringify(settingsOf(target, mutate, report)));
  return { config, report: join(projectFolder, report) };
}

function settingsOf(target: Target, mutate: readonly string[], report: string) {
  return {
    plugins: ["@stryker-mutator/vitest-runner"],
    testRunner: "vitest",
    vitest: { related: false, configFile: "tests/mutants/vitest.config.ts" },
    testFiles: target.tests.map((path) =>
      /\.tsx?$/.test(path) ? path : `${path}/**/*.test.ts?(x)`,
    ),
    mutate: [
      ...mutate.map((path) => (/\.tsx?$/.test(path) ? path : `${path}/**/*.ts?(x)`)),
      ...innerFolders(target).map((folder) => `!${folder}/**`),
      "!**/*.{test,fixture}.ts?(x)",
      // Runs in browsers alone, and is proven there.
      "!**/*.enhanced.ts?(x)",
    ],
    mutator: {
      // Names of columns, keys of texts, addresses: most of them the type checker, the texts' own tests and the
      // contract hold, and what is left says nothing of a rule.
      excludedMutations: ["StringLiteral"],
    },
    // What is made once as a file loads, such as schemas and tables, would cost a new start for each mutant.
    ignoreStatic: true,
    coverageAnalysis: "perTest",
    // Each has its databases; two would wait for each other.
    concurrency: 1,
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 15,
    incremental: true,
    incrementalFile: report,
    tempDirName: `${cacheFolder}/copies`,
    ignorePatterns: ["/build", "/data", "/docs", "/.cache", "/test-results", "/playwright-report"],
    // Types are no matter of a run: the copies are left as they are.
    disableTypeChecks: false,
    allowConsoleColors: false,
    reporters: ["progress-append-only"],
  };
}
