import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFolder } from "../runner/command";

/** A copy of the build whose service worker can be replaced by a newer one. */
export interface ReplaceableBuild {
  /** Where to start a storefront. */
  folder: string;
  replaceWorker(): Promise<void>;
  /** The same of a worker that belongs to another build, whose caches are others. */
  replaceBuild(name: string): Promise<void>;
  remove(): Promise<void>;
}

export async function copyBuild(): Promise<ReplaceableBuild> {
  const folder = await mkdtemp(join(tmpdir(), "timcheh-build-"));
  const client = join(folder, "build/client");
  await mkdir(join(folder, "build"));
  await cp(join(projectFolder, "build/client"), client, { recursive: true });
  await symlink(join(projectFolder, "build/server"), join(folder, "build/server"));
  return {
    folder,
    replaceWorker: () => appendFile(join(client, "sw.js"), "// newer\n"),
    replaceBuild: async (name) => {
      const worker = join(client, "sw.js");
      const source = await readFile(worker, "utf8");
      const version = /\b[0-9a-f]{8}\b/.exec(source.slice(source.search(/pages-/)))?.[0];
      if (!version) throw new Error("The worker names no build.");
      await writeFile(worker, source.replaceAll(version, name));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
