import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { provideChromium } from "./chromium";
import { type Environment, projectFolder, runCommand, runPackage } from "./command";
import { forgetResults, readResults, resultFiles, tallyResults } from "./results";
import { findPostgres, findRedis } from "./services";
import { failedOnce, passedOnce, type Tally } from "./tally";

/** A part of the suite: answers what it counted, and never throws for a failing test. */
export interface Part {
  name: string;
  /** The part without which this one has nothing to run on. */
  needs?: string;
  run(): Promise<Tally>;
}

const check = (name: string, run: () => Promise<number>): Part => ({
  name,
  run: async () => ((await run()) === 0 ? passedOnce : failedOnce),
});

/** In the order in which a mistake is cheapest to find. */
export const parts: readonly Part[] = [
  check("type check", () => runPackage("typescript/bin/tsc", ["--noEmit"])),
  check("lint", () => runPackage("@biomejs/biome/bin/biome", ["check", "."])),
  { name: "unit and integration", run: runUnits },
  { name: "integration on PostgreSQL", run: runOnPostgres },
  check("build", () => runCommand("npm", ["run", "build"])),
  { name: "browser", needs: "build", run: runBrowser },
];

async function runUnits(): Promise<Tally> {
  const redis = await findRedis();
  console.log(redis ? `redis: ${redis}` : "redis: none answers, its tests are skipped");
  return runVitest("unit", [], { TEST_DATABASE_URL: "", TEST_REDIS_URL: redis ?? "" });
}

/** The files that ask for a database, and the races, once more on a server's; without one they count as skipped. */
async function runOnPostgres(): Promise<Tally> {
  const files = filesWithDatabase();
  const server = await findPostgres();
  if (!server) {
    console.log("postgresql: none answers, its tests are skipped");
    const known = (readResults("unit") ?? []).filter(({ file }) =>
      files.some((name) => file.endsWith(name)),
    );
    return { passed: 0, failed: 0, skipped: known.length };
  }
  console.log(`postgresql: ${new URL(server.url).host}`);
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  try {
    return await runVitest("postgres", files, { TEST_DATABASE_URL: server.url });
  } finally {
    await server.drop();
  }
}

function filesWithDatabase(): string[] {
  return ["backend", "server", "cli"]
    .filter((folder) => existsSync(join(projectFolder, folder)))
    .flatMap((folder) =>
      readdirSync(join(projectFolder, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => file.endsWith(".test.ts"))
    .filter(
      (file) =>
        file.endsWith(".race.test.ts") ||
        /(provide|create)(TestDatabase|TestBackend|PayingShop)\(/.test(
          readFileSync(join(projectFolder, file), "utf8"),
        ),
    );
}

async function runVitest(
  which: "unit" | "postgres",
  files: readonly string[],
  env: Environment,
): Promise<Tally> {
  forgetResults(which);
  const output = `--outputFile.json=${resultFiles[which]}`;
  const code = await runPackage(
    "vitest/vitest.mjs",
    ["run", "--reporter=default", "--reporter=json", output, ...files],
    env,
  );
  return judge(code, readResults(which));
}

async function runBrowser(): Promise<Tally> {
  const chromium = await provideChromium();
  if (!chromium) {
    console.error("chromium: none found and none could be installed; set CHROMIUM_PATH");
    return failedOnce;
  }
  forgetResults("browser");
  const code = await runPackage("@playwright/test/cli.js", ["test"], { CHROMIUM_PATH: chromium });
  return judge(code, readResults("browser"));
}

/** A tool that failed without a failed test to show for it still fails. */
function judge(code: number, results: Parameters<typeof tallyResults>[0] | undefined): Tally {
  if (!results) return failedOnce;
  const tally = tallyResults(results);
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
