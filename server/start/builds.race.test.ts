import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { scratchFolder } from "../embedded/scratch.fixture";
import { findBuild, fingerprintOf, makeBuild, noteBuild } from "./builds.js";

/** A project whose build is one asset, named by its sources. */
function makeProject(): string {
  const root = scratchFolder();
  change(root, "first");
  return root;
}

const change = (root: string, text: string) => writeFileSync(join(root, "server.ts"), text);

function buildAsset(root: string, into: string): void {
  const source = readFileSync(join(root, "server.ts"), "utf8");
  mkdirSync(join(root, into, "client/assets"), { recursive: true });
  writeFileSync(join(root, into, `client/assets/${source}.js`), source);
  noteBuild(join(root, into), fingerprintOf(root));
}

const neverWaits = () => {
  throw new Error("nobody else builds");
};
const build = (root: string) => makeBuild(root, (into) => buildAsset(root, into), neverWaits);

/** The same in a process of its own, which takes its time. */
async function startBuilding(root: string): Promise<string> {
  const script = `
    import { makeBuild } from ${JSON.stringify(resolve("server/start/builds.js"))};
    import { fingerprintOf, noteBuild } from ${JSON.stringify(resolve("server/start/builds.js"))};
    import { mkdirSync } from "node:fs";
    const root = ${JSON.stringify(root)};
    const slowly = (into) => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
      mkdirSync(root + "/" + into, { recursive: true });
      noteBuild(root + "/" + into, fingerprintOf(root));
      process.stdout.write("built ");
    };
    process.stdout.write(makeBuild(root, slowly, () => process.stdout.write("waited ")));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  await once(child, "close");
  return said;
}

it("is made once by two starts at the same time: one waits and uses it", async () => {
  const root = makeProject();
  const said = await Promise.all([startBuilding(root), startBuilding(root)]);
  const folder = findBuild(root);
  expect(said.sort()).toEqual([`built ${folder}`, `waited ${folder}`]);
  expect(readdirSync(join(root, "builds"))).toEqual([folder?.slice("builds/".length)]);
}, 30_000);

it("leaves the build before where it is, and keeps what its pages load", () => {
  const root = makeProject();
  const first = build(root);
  change(root, "second");
  expect(findBuild(root)).toBeUndefined();
  const second = build(root);
  expect(second).not.toBe(first);
  expect(existsSync(join(root, first, "client/assets/first.js"))).toBe(true);
  expect(readdirSync(join(root, second, "client/assets"))).toEqual(["second.js"]);
  expect(readdirSync(join(root, second, "before/assets"))).toEqual(["first.js"]);
});

it("goes back to a build that is still there without building", () => {
  const root = makeProject();
  const first = build(root);
  change(root, "second");
  build(root);
  change(root, "first");
  expect(findBuild(root)).toBe(first);
});

it("keeps three builds", () => {
  const root = makeProject();
  for (const [at, text] of ["a", "b", "c", "d"].entries()) {
    change(root, text);
    const folder = build(root);
    if (at < 3) utimesSync(join(root, folder, "fingerprint"), at, at);
  }
  expect(readdirSync(join(root, "builds"))).toHaveLength(3);
  change(root, "a");
  expect(findBuild(root)).toBeUndefined();
});

it.each(["999999999", String(process.pid)])("takes over from a start that died: %s", (pid) => {
  const root = makeProject();
  mkdirSync(join(root, "builds"));
  writeFileSync(join(root, "builds/lock"), pid);
  expect(build(root)).toBe(findBuild(root));
});

it("takes a build that failed for none", () => {
  const root = makeProject();
  const fail = () => {
    throw new Error("broken");
  };
  expect(() => makeBuild(root, fail, neverWaits)).toThrow("broken");
  expect(findBuild(root)).toBeUndefined();
  expect(build(root)).toBe(findBuild(root));
});
