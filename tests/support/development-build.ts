import { spawnSync } from "node:child_process";
import { projectFolder } from "../runner/command";
import { type ShopProcess, startShop } from "./shop-process";
import { shopUrl } from "./shop-url";

const folder = ".cache/development-build";

/**
 * A storefront whose browser has React's development build, which complains where the served markup and the first
 * rendering differ, in an attribute even; its backend is the shop that all specs share.
 */
export function startDevelopmentStorefront(): Promise<ShopProcess> {
  build();
  return startShop({
    script: [`${folder}/server/server.js`],
    env: { API_URL: shopUrl(), BUILD_FOLDER: folder, LAB: "1" },
    readyPath: "/robots.txt",
  });
}

function build(): void {
  const command = ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"];
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: projectFolder,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", SAY_MISMATCHES: "1", BUILD_FOLDER: folder },
  });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
}
