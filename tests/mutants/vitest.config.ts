/** Vitest as Stryker runs it: for each mutant the tests without a database come first, and mostly suffice. */
import { statSync } from "node:fs";
import { relative } from "node:path";
import { mergeConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import base from "../../vitest.config";
import { projectFolder } from "../runner/command";
import { asksForDatabase } from "../runner/units";

class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((one, other) => costOf(one) - costOf(other));
  }
}

/** Bytes, for want of seconds; a database weighs more than any of them. */
function costOf({ moduleId }: TestSpecification): number {
  const database = asksForDatabase(relative(projectFolder, moduleId)) ? 1_000_000 : 0;
  return database + statSync(moduleId).size;
}

export default mergeConfig(base, { test: { sequence: { sequencer: QuickFirst } } });
