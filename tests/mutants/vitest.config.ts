/** Vitest as Stryker runs it: for each mutant the tests without a database come first, and mostly suffice. */
import { statSync } from "node:fs";
import { relative } from "node:path";
import { mergeConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification, type Vite } from "vitest/node";
import base from "../../vitest.config";
import { projectFolder } from "../runner/command";
import { asksForDatabase } from "../runner/units";
import { endSharedThread, sharedThreadPool } from "./shared-thread";

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

/** Stryker asks Vitest for threads of its own, whatever the settings say, so they are put in once it has asked. */
const sharesThread: Vite.Plugin = {
  name: "shared-thread",
  configureVitest({ project, vitest }) {
    project.config.pool = sharedThreadPool.name;
    project.config.poolRunner = sharedThreadPool;
    vitest.onClose(endSharedThread);
  },
};

export default mergeConfig(base, {
  plugins: [sharesThread],
  test: { sequence: { sequencer: QuickFirst } },
});
