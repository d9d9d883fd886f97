import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, it, vi } from "vitest";
import { copyProject, start } from "../start/project-copy.fixture";

it("serves the sources and takes up their changes, database and all", async () => {
  const folder = copyProject();
  const development = start(folder, [
    "node_modules/@remix-run/dev/dist/cli.js",
    "vite:dev",
    "--host=127.0.0.1",
    "--port=4199",
  ]);
  await development.untilSaid("Local:");
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(
    stripVTControlCharacters(development.said()),
  )?.[0];

  const page = await fetch(`${address}/fa`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<html lang="fa" dir="rtl"');
  expect((await fetch(`${address}/readyz`)).status).toBe(200);

  const file = join(folder, "server/health.ts");
  writeFileSync(file, readFileSync(file, "utf8").replace("/readyz", "/changed"));
  await vi.waitFor(async () => expect((await fetch(`${address}/changed`)).status).toBe(200), {
    timeout: 30_000,
    interval: 250,
  });
  expect((await fetch(`${address}/en`)).status).toBe(200);
}, 180_000);
