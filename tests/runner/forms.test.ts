import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { projectFolder } from "./command";

const run = promisify(execFile);

/** Where the browser's tests stand, as "file:line:column": those of the gate, or those of all forms. */
async function listTests(allForms: "1" | ""): Promise<Set<string>> {
  const cli = "node_modules/@playwright/test/cli.js";
  const { stdout } = await run(process.execPath, [cli, "test", "--list", "--reporter=list"], {
    cwd: projectFolder,
    env: { ...process.env, FORCE_COLOR: "0", ALL_FORMS: allForms },
    maxBuffer: 16 * 1024 * 1024,
  });
  const places = stdout.matchAll(/^\s+\[[^\]]+\] › (\S+:\d+:\d+) /gm);
  return new Set([...places].map(([, place = ""]) => place));
}

it("each test runs in one of its forms at least, where languages and scripts are paired", async () => {
  // One after the other: side by side, each reads source maps that the other is writing, and lines are wrong.
  const all = await listTests("1");
  const gate = await listTests("");
  expect(all.size).toBeGreaterThan(500);
  expect([...all].filter((place) => !gate.has(place))).toEqual([]);
}, 120_000);
