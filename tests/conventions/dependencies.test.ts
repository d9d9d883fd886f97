import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { projectFolder } from "../runner/command";
import { importsOf, readSources } from "./sources";

const read = (path: string) => readFileSync(join(projectFolder, path), "utf8");

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: versions, devDependencies: versions, scripts: versions })
  .parse(JSON.parse(read("package.json")));
const all = { ...manifest.dependencies, ...manifest.devDependencies };

const code = [".ts", ".tsx", ".js", ".css"];
const folders = ["app", "backend", "dev", "server", "cli", "bench", "tests", "scripts"];
const roots = ["server.ts", "vite.config.ts", "vitest.config.ts", "playwright.config.ts"].map(
  (path) => ({ path, text: read(path) }),
);
const sources = [...readSources(folders, code, { tests: true }), ...roots];

/** `@scope/name` or `name` of an import. */
const packageOf = (from: string) => from.split("/", from.startsWith("@") ? 2 : 1).join("/");

const imported = new Set(
  sources.flatMap((source) => importsOf(source).map(({ from }) => packageOf(from))),
);

/** Named in a script, resolved as a file, or types that TypeScript finds by itself. */
function isUsedOtherwise(name: string): boolean {
  const commands = Object.values(manifest.scripts).join(" ");
  const bare = name.replace("@types/", "");
  return (
    (name.startsWith("@types/") && (bare === "node" || imported.has(bare))) ||
    (usedByCommand[name] !== undefined && commands.includes(usedByCommand[name])) ||
    sources.some(({ text }) => text.includes(`${name}/`) || text.includes(`"${name}"`))
  );
}

const usedByCommand: Record<string, string> = {
  "@biomejs/biome": "biome",
  "@remix-run/dev": "remix",
  "@remix-run/serve": "remix-serve",
  "drizzle-kit": "drizzle-kit",
  typescript: "tsc",
  tsx: "tsx",
};

describe("dependencies", () => {
  it("are pinned to exact versions", () => {
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual(
      [],
    );
  });

  it("are all used", () => {
    const unused = Object.keys(all).filter((name) => !imported.has(name) && !isUsedOtherwise(name));
    expect(unused).toEqual([]);
  });

  it("each have their reason in docs/dependencies.md, and nothing else has", () => {
    const told = [...read("docs/dependencies.md").matchAll(/^\| `([^`]+)`/gm)].map(
      ([, name]) => name,
    );
    expect(told.sort()).toEqual(Object.keys(all).sort());
  });

  it("are at most fifty-one at run time", () => {
    expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(51);
  });
});
