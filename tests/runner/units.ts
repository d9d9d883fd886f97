import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder, runPackage } from "./command";
import type { Run } from "./parts";
import { keepResults, type RunName, readReport, reportFile } from "./results";
import { checkTool, type Tally } from "./tally";

const folders = ["app", "backend", "dev", "server", "cli"];

/** Those that start the development server or a copy of the project, and the properties of the database's verbs. */
export function slowFiles(): string[] {
  return testFiles().filter(
    (file) =>
      /\.slow\.test\.ts$|^server\/embedded\//.test(file) ||
      (file.endsWith(".property.test.ts") && asksForDatabase(file)),
  );
}

/** The database's own files, and the verbs that money, logins and searches hang on: what a driver could do differently. */
export function driverFiles(): string[] {
  return testFiles().filter(
    (file) =>
      asksForDatabase(file) &&
      /^backend\/(db\/|features\/(auth|cart|orders|payments|search)\/.*\.happy\.)/.test(file),
  );
}

/** Runs Vitest with some parameters and keeps what it found, unless it was asked for a part of it. */
export async function runUnits(
  name: RunName,
  parameters: readonly string[],
  { stamp, services, changed, hear }: Run,
): Promise<Tally> {
  const env = {
    TEST_DATABASE_URL: services.postgres?.url ?? "",
    TEST_REDIS_URL: services.redis ?? "",
  };
  const output = `--outputFile.json=${reportFile(name)}`;
  const reporters = ["--reporter=default", "--reporter=json", output];
  const code = await runPackage("vitest/vitest.mjs", ["run", ...reporters, ...parameters], {
    env,
    hear,
  });
  const results = readReport(name);
  if (results && !changed) keepResults(name, results, stamp);
  return checkTool(code, results);
}

function testFiles(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
}

/** Whether a test file, named from the project's folder, has a database of its own. */
export function asksForDatabase(file: string): boolean {
  const text = readFileSync(join(projectFolder, file), "utf8");
  return /(provide|create)(TestDatabase|TestBackend|PayingShop)\(/.test(text);
}
