import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { projectFolder } from "../runner/command";
import { ask } from "../support/ask";
import { textOf } from "../support/markup";
import { startStorefront } from "../support/shop-process";
import { shopUrl } from "../support/shop-url";

/** All that a storefront needs whose backend lives elsewhere. */
const kept = [
  "app",
  "backend/contract",
  "dev",
  "public",
  "server",
  "server.ts",
  "package.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
];

async function copyStorefront(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "timcheh-storefront-"));
  for (const part of kept) {
    await cp(join(projectFolder, part), join(folder, part), { recursive: true });
  }
  await symlink(join(projectFolder, "node_modules"), join(folder, "node_modules"));
  return folder;
}

test("a storefront without backend/ builds and works on remix-serve", async () => {
  test.setTimeout(180_000);
  const folder = await copyStorefront();
  try {
    const remix = join(projectFolder, "node_modules/@remix-run/dev/dist/cli.js");
    await promisify(execFile)(process.execPath, [remix, "vite:build"], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "production" },
    });
    const storefront = await startStorefront(shopUrl(), { cwd: folder });
    try {
      const page = await ask("/fa/home/products", { base: storefront.url });
      expect(page.status).toBe(200);
      expect(textOf(page.text, "h1")).toBe(textOf((await ask("/fa/home/products")).text, "h1"));
    } finally {
      await storefront.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
