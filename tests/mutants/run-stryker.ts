import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder, runPackage } from "../runner/command";
import type { MutantsRun } from "./mutants-run";
import { type Mutant, readMutants, scoreOf, tellMissed, tellScore } from "./scores";
import { writeStrykerConfig } from "./stryker-config";
import { innerFolders, type Target, wantedOf } from "./targets";

const minScore = 80;

/** Mutates one folder after the other and tells each one's score; true where all reach the least one. */
export async function runStryker({ only, tests, databaseUrl }: MutantsRun): Promise<boolean> {
  const tellings: string[] = [];
  let isGood = true;
  for (const { target: usual, mutate } of wantedOf(only)) {
    const target = tests ? { ...usual, tests } : usual;
    const start = performance.now();
    const { config, report } = writeStrykerConfig(target, mutate);
    const env = { TEST_DATABASE_URL: databaseUrl ?? "" };
    const code = await runPackage("@stryker-mutator/core/bin/stryker.js", ["run", config], { env });
    if (code !== 0) throw new Error(`Stryker ended with ${code} at ${target.folder}.`);
    const mutants = readMutants(readFileSync(report, "utf8"), mutate).filter((mutant) =>
      isOfNow(mutant, target),
    );
    for (const line of tellMissed(mutants)) console.log(line);
    const score = scoreOf(mutants);
    tellings.push(tellScore(mutate.join(" "), score, (performance.now() - start) / 1000));
    isGood &&= score.percent >= minScore;
  }
  for (const line of tellings) console.log(line);
  return isGood && tellings.length > 0;
}

/** Reports keep what files had that are gone, or are no longer mutated with this target. */
function isOfNow({ file }: Mutant, target: Target): boolean {
  const isInner = innerFolders(target).some((folder) => file.startsWith(`${folder}/`));
  return existsSync(join(projectFolder, file)) && !isInner && !file.includes(".enhanced.");
}
