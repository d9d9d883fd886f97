import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { createServer } from "vite";
import { expect, it } from "vitest";
import { copyProject, start } from "../start/project-copy.fixture";

it("serves the whole shop from its sources", async () => {
  const development = start(copyProject(), [
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
  expect((await fetch(`${address}/api/user`)).status).toBe(200);
}, 180_000);

it("an edited page doesn't open the shop anew: server.ts imports no page", async () => {
  const vite = await createServer({
    server: { middlewareMode: true, ws: false },
    logLevel: "error",
  });
  try {
    const { pluginContainer } = vite.environments.ssr;
    const found = await pluginContainer.resolveId("#server/storefront-build", resolve("server.ts"));
    expect(found?.id).toBe("\0timcheh:no-build");
  } finally {
    await vite.close();
  }
}, 60_000);
