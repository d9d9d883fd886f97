import type { TestResult } from "../../runner/reports";
import { applyWiring } from "./apply-wiring";
import type { ProjectCopy } from "./project-copy";
import { firstFailure, runUnits } from "./run-units";
import { checkWiring, type Tried } from "./tried";
import type { Wiring } from "./wirings";

/** Takes out one wiring after the other and runs each one's tests; `tell` hears of each as soon as it is known. */
export async function tryInUnits(
  copy: ProjectCopy,
  wirings: readonly Wiring[],
  databaseUrl: string | undefined,
  tell: (wiring: Wiring, tried: Tried) => void,
): Promise<void> {
  const sick = await findSick(copy, wirings, databaseUrl);
  for (const wiring of wirings) tell(wiring, await tryOne(copy, wiring, sick, databaseUrl));
}

/** Files that fail with all wirings in place: they would miss anything. */
async function findSick(
  { folder }: ProjectCopy,
  wirings: readonly Wiring[],
  databaseUrl: string | undefined,
): Promise<Set<string>> {
  const files = new Set(wirings.flatMap(({ tests }) => tests));
  if (files.size === 0) return new Set();
  const results = await runUnits(folder, [...files], databaseUrl);
  const failed = results.filter(({ outcome }) => outcome === "failed");
  for (const { file, title } of failed) console.error(`fails anyway: ${file}: ${title}`);
  return new Set(failed.map(({ file }) => file));
}

async function tryOne(
  copy: ProjectCopy,
  wiring: Wiring,
  sick: ReadonlySet<string>,
  databaseUrl: string | undefined,
): Promise<Tried> {
  // The embedded database has one connection: nothing there ever waits for a lock.
  if (wiring.needsServer && !databaseUrl) {
    return { outcome: "not tried", detail: "needs PostgreSQL" };
  }
  const tests = wiring.tests.filter((test) => !sick.has(test));
  if (tests.length === 0) return { outcome: "BROKEN", detail: "its tests fail anyway" };
  const restore = copy.change(wiring.file, (text) => applyWiring(text, wiring));
  try {
    const options = [...firstFailure, ...tests];
    const results: TestResult[] = await runUnits(copy.folder, options, databaseUrl);
    return checkWiring(results);
  } finally {
    restore();
  }
}
