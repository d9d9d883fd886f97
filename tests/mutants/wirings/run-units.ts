import { readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { projectFolder, runPackage } from "../../runner/command";
import { fromVitest, type TestResult } from "../../runner/reports";

/** One that fails is enough, and where a wiring is missed tests like to wait for ever. */
export const firstFailure = ["--bail=1", "--testTimeout=60000"];

/** Runs Vitest's files, and what options come with them, in a copy of the project. Throws where there is no report. */
export async function runUnits(
  folder: string,
  filesAndOptions: readonly string[],
  databaseUrl: string | undefined,
): Promise<TestResult[]> {
  const report = join(folder, "mutants-report.json");
  rmSync(report, { force: true });
  await runPackage(
    "vitest/vitest.mjs",
    ["run", "--reporter=json", `--outputFile=${report}`, ...filesAndOptions],
    { cwd: folder, env: { TEST_DATABASE_URL: databaseUrl ?? "" }, hear: () => {} },
  );
  const results = fromVitest(JSON.parse(readFileSync(report, "utf8")));
  return results.map((result) => ({ ...result, file: fileInCopy(folder, result) }));
}

/** Reports name files from the project's folder, not from the copy's. */
function fileInCopy(folder: string, { file }: TestResult): string {
  return relative(folder, resolve(projectFolder, file));
}
