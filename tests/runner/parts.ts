import { checkFloor } from "../requirements/check-floor";
import { runBrowsers } from "./browsers";
import { type Hear, runCommand, runPackage } from "./command";
import type { Services } from "./services";
import type { Stamp } from "./stamp";
import { addTallies, failedOnce, passedOnce, type Tally } from "./tally";
import { driverFiles, runUnits, slowFiles } from "./units";

/** What a part is told. */
export interface Run {
  /** The state of the project that its results are of. */
  stamp: Stamp;
  services: Services;
  /** Only what changed files touch; such a run keeps no results. */
  changed: boolean;
  hear?: Hear;
}

/** A part of the suite: answers what it counted, and never throws for a failing test. */
export interface Part {
  name: string;
  /** The part without which this one has nothing to run on. */
  needs?: string;
  /** The parts whose end it waits for, however they went. */
  after?: readonly string[];
  /** Uses all cores; the others use one, and run beside it. */
  wide?: boolean;
  /** Left out where only what changed is asked for. */
  wholeOnly?: boolean;
  run(run: Run): Promise<Tally>;
}

const check = (name: string, work: (run: Run) => Promise<number>): Part => ({
  name,
  run: async (run) => ((await work(run)) === 0 ? passedOnce : failedOnce),
});

/** In the order in which they begin, as far as there are cores. */
export const parts: readonly Part[] = [
  check("types", ({ hear }) => runPackage("typescript/bin/tsc", ["--noEmit"], { hear })),
  check("build", ({ hear }) => runCommand("npm", ["run", "build"], { hear })),
  check("lint", ({ hear }) => runCommand("npm", ["run", "lint"], { hear })),
  { name: "slow", needs: "build", wholeOnly: true, run: runSlow },
  { name: "unit", wide: true, run: runUnit },
  { name: "embedded", wide: true, wholeOnly: true, run: runEmbedded },
  { name: "browser", wide: true, needs: "build", run: (run) => runBrowsers("browser", run) },
  {
    name: "requirements",
    after: ["slow", "unit", "embedded", "browser"],
    wholeOnly: true,
    run: checkFloor,
  },
];

/** All but the slow ones, on a database server where one answers. */
function runUnit(run: Run): Promise<Tally> {
  const left = slowFiles().flatMap((file) => ["--exclude", file]);
  const only = run.changed ? ["--changed"] : [];
  return runUnits("unit", [...only, ...left], run);
}

/** What speaks to the database most, once more on the embedded one; without a server all did. */
async function runEmbedded(run: Run): Promise<Tally> {
  if (!run.services.postgres) return { passed: 0, failed: 0, skipped: 0 };
  return runUnits("embedded", driverFiles(), {
    ...run,
    services: { ...run.services, postgres: undefined },
  });
}

/** What waits more than it works: properties, starts from a copy, kills and restarts. */
async function runSlow(run: Run): Promise<Tally> {
  // They start whole shops beside all other tests: like a browser's, they are tried once more (decision 119).
  const units = await runUnits("slow-unit", [...slowFiles(), "--maxWorkers=1", "--retry=1"], run);
  return addTallies([units, await runBrowsers("slow", run)]);
}
