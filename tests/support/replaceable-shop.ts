import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { findFreePort } from "./free-port";
import { copyBuild } from "./replaceable-build";
import { makeDataFolder, type ShopProcess, startShop } from "./shop-process";
import { shopUrl } from "./shop-url";

/** A storefront on a copy of the build, which can be started anew at its own address. */
export interface ReplaceableShop {
  url: string;
  /** Puts another worker in the place of the built one, in each form that browsers take. */
  replaceWorker(change: (source: string) => string): Promise<void>;
  restart(env: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

/** Its backend is the tests' own shop. */
export async function openReplaceableShop(): Promise<ReplaceableShop> {
  const build = await copyBuild();
  const port = await findFreePort();
  const data = await makeDataFolder();
  const start = (env: Record<string, string> = {}) =>
    startShop({
      cwd: build.folder,
      data,
      env: { API_URL: shopUrl(), ...env },
      port,
    });
  let running: ShopProcess = await start();
  return {
    url: running.url,
    async replaceWorker(change) {
      const file = join(build.folder, "build/client/sw.js");
      const source = change(await readFile(file, "utf8"));
      await writeFile(file, source);
      await writeFile(`${file}.br`, brotliCompressSync(source));
      await writeFile(`${file}.gz`, gzipSync(source));
    },
    async restart(env) {
      await running.stop();
      running = await start(env);
    },
    async close() {
      await running.stop();
      await build.remove();
    },
  };
}
