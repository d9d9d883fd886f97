import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { defaultSettingsFile } from "../settings-file";
import { exitCodes } from "./exit-codes.js";
import { copyProject, start } from "./project-copy.fixture";

it("a mistake in the settings file ends a first start before anything is built", async () => {
  const folder = copyProject();
  const file = join(folder, defaultSettingsFile);
  writeFileSync(file, "DATABSE_URL=postgres://shop:hunter2@db/shop\n", { mode: 0o600 });
  const run = start(folder);
  expect(await run.ended).toBe(exitCodes.settings);
  expect(run.said()).toMatch(/timcheh\.env, line 1: DATABSE_URL.*DATABASE_URL/);
  expect(run.said()).not.toMatch(/Building|\n {4}at |hunter2/);
  expect(["build", "builds"].map((name) => existsSync(join(folder, name)))).toEqual([false, false]);
}, 300_000);

it.each(["18.20.8", "20.18.3"])("Node %s is told which one the shop needs", async (version) => {
  const folder = copyProject();
  const older = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } })`;
  const run = start(folder, ["--import", `data:text/javascript,${older}`, "server/start.js"]);
  expect(await run.ended).toBe(exitCodes.oldNode);
  expect(run.said()).toBe(`The shop needs Node 20.19 or newer; this is ${version}.\n`);
  expect(["build", "builds"].map((name) => existsSync(join(folder, name)))).toEqual([false, false]);
});
