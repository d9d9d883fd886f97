import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { projectFolder } from "../runner/command";

const lockedPackage = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
type LockedPackage = z.infer<typeof lockedPackage>;

const lock = z
  .object({ packages: z.record(z.string(), lockedPackage) })
  .parse(JSON.parse(readFileSync(join(projectFolder, "package-lock.json"), "utf8")));
const packages = new Map(Object.entries(lock.packages));

/** A dependency as Node would find it from a package's folder: nearest first. */
function find(folder: string, name: string): LockedPackage | undefined {
  const own = packages.get(`${folder ? `${folder}/` : ""}node_modules/${name}`);
  if (own || !folder) return own;
  return find(folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1)), name);
}

const wanted = [...packages].flatMap(([folder, { optionalDependencies }]) =>
  Object.keys(optionalDependencies ?? {}).map((name) => ({ folder, name })),
);

/** Folders of packages that come as one native package per platform. */
const native = [...packages.keys()].filter(
  (folder) => platformsOf(folder).filter(({ os, cpu }) => os && cpu).length > 2,
);

function platformsOf(folder: string): LockedPackage[] {
  return wanted
    .filter((one) => one.folder === folder)
    .flatMap(({ name }) => find(folder, name) ?? []);
}

describe("the lock file serves every platform", () => {
  it("names every optional package that its packages name (npm/cli#4828)", () => {
    const missing = wanted.filter(({ folder, name }) => !find(folder, name));
    expect(missing.map(({ folder, name }) => `${folder}: ${name}`)).toEqual([]);
  });

  it.each([
    ["darwin", "arm64"],
    ["darwin", "x64"],
    ["linux", "arm64"],
    ["win32", "x64"],
  ])("has the %s-%s package of every native dependency", (os, cpu) => {
    const without = native.filter(
      (folder) =>
        !platformsOf(folder).some((one) => one.os?.includes(os) && one.cpu?.includes(cpu)),
    );
    expect(native.length).toBeGreaterThan(3);
    expect(without).toEqual([]);
  });

  it("leaves the choice of a registry to who installs", () => {
    const hosts = [...packages.values()].flatMap(({ resolved }) => (resolved ? [resolved] : []));
    expect(hosts).toEqual([]);
  });
});
