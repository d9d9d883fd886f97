import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { projectFolder } from "./command";

const run = promisify(execFile);

/** Where the browser's tests stand, as "file:line:column": those of the gate, or those of all forms. */
async function listTests(environment: Record<string, string>): Promise<Set<string>> {
  const cli = "node_modules/@playwright/test/cli.js";
  // Vitest's own NODE_ENV and the colours of a terminal are not the gate's.
  const { PATH, HOME } = process.env;
  const { stdout } = await run(process.execPath, [cli, "test", "--list", "--reporter=list"], {
    cwd: projectFolder,
    env: { PATH, HOME, ...environment } as NodeJS.ProcessEnv,
    maxBuffer: 16 * 1024 * 1024,
  });
  const places = stdout.matchAll(/^\s+\[[^\]]+\] › (\S+:\d+:\d+) /gm);
  return new Set([...places].map(([, place = ""]) => place));
}

it("each test runs in one of its forms at least, where languages and scripts are paired", async () => {
  const [all, gate] = await Promise.all([listTests({ ALL_FORMS: "1" }), listTests({})]);
  expect(all.size).toBeGreaterThan(500);
  expect([...all].filter((place) => !gate.has(place))).toEqual([]);
}, 120_000);
