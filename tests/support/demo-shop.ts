import { readFileSync } from "node:fs";
import { access, cp, mkdir, readdir, rename, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "../runner/command";
import { makeDataFolder, type ShopProcess, startShop } from "./shop-process";

/**
 * A demo shop on a copy of what a first start fills, which is half a minute of work. The first of a build and a day
 * makes that: the demo's orders and offers are reckoned from the day on which it is filled.
 */
export async function startDemoShop(
  env: Record<string, string> = {},
  name?: string,
  script?: readonly string[],
): Promise<ShopProcess> {
  const data = await makeDataFolder();
  const filled = await provideDemoData();
  await cp(filled, data, { recursive: true });
  await sharePictures(`${filled}-pictures`, join(data, "pictures"));
  const shop = await startShop({ env, data, name, script });
  return {
    ...shop,
    stop: async () => {
      const code = await shop.stop();
      await rm(data, { recursive: true });
      return code;
    },
  };
}

async function provideDemoData(): Promise<string> {
  const kept = join(projectFolder, ".cache/demo");
  const build = readFileSync(join(projectFolder, "build/fingerprint"), "utf8").slice(0, 16);
  const name = `${build}-${new Date().toISOString().slice(0, 10)}`;
  const folder = join(kept, name);
  if (await exists(folder)) return folder;
  await mkdir(kept, { recursive: true });
  const old = (await readdir(kept)).filter((other) => !other.startsWith(name));
  for (const other of old) await rm(join(kept, other), { recursive: true });
  await fillByFirstStart(folder);
  return folder;
}

/** What a shop of this build has drawn serves the others, too: a picture's name is a hash of what it shows. */
async function sharePictures(shared: string, own: string): Promise<void> {
  await mkdir(shared, { recursive: true });
  await rm(own, { recursive: true, force: true });
  await symlink(shared, own, "junction");
}

async function fillByFirstStart(folder: string): Promise<void> {
  const own = `${folder}.${process.pid}`;
  const shop = await startShop({ data: own });
  await shop.stop();
  // Two runs may make one at once: the first that is there counts.
  await rename(own, folder).catch(() => rm(own, { recursive: true }));
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
