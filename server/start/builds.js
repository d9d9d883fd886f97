import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { namedLanguages } from "./languages.js";

/** Each start's builds, a folder each by the name of its sources; `npm run build` writes into `build`. */
const buildsFolder = "builds";

/** The present one, the one before, whose processes may still run, and one more. */
const keptBuilds = 3;
const lookAgainMs = 250;

/** No build takes longer: its process's id may be another's by now, on another machine even. */
const maxLockMs = 15 * 60_000;

/**
 * The folder of a build of the present sources; undefined where there is none.
 * @param {string} root
 */
export function findBuild(root, fingerprint = fingerprintOf(root)) {
  const own = folderOf(fingerprint);
  return [own, "build"].find((folder) => fingerprintIn(join(root, folder)) === fingerprint);
}

/**
 * Builds the present sources aside and moves the whole build into place in one step, so that what runs goes on
 * with its own folder and nobody ever sees half a build. Of several starts one builds; the others wait for it.
 * Answers the build's folder.
 * @param {string} root
 * @param {(folder: string) => void} build Builds into that folder, or throws.
 * @param {() => void} wait Told once that another start is building.
 */
export function makeBuild(root, build, wait) {
  const fingerprint = fingerprintOf(root);
  mkdirSync(join(root, buildsFolder), { recursive: true });
  const release = takeLock(join(root, buildsFolder, "lock"), wait);
  try {
    const made = findBuild(root, fingerprint);
    if (made) return made;
    const folder = folderOf(fingerprint);
    const aside = `${folder}.new`;
    rmSync(join(root, aside), { recursive: true, force: true });
    build(aside);
    keepAssets(root, aside);
    rmSync(join(root, folder), { recursive: true, force: true });
    renameSync(join(root, aside), join(root, folder));
    removeOld(root);
    return folder;
  } finally {
    release();
  }
}

/** @param {string} fingerprint */
const folderOf = (fingerprint) => `${buildsFolder}/${fingerprint.slice(0, 16)}`;

/**
 * Pages of the build before are still open somewhere: what they load goes on being served.
 * @param {string} root
 * @param {string} aside
 */
function keepAssets(root, aside) {
  const [before] = [...finished(root), "build"].filter((folder) =>
    existsSync(join(root, folder, "client/assets")),
  );
  if (!before) return;
  cpSync(join(root, before, "client/assets"), join(root, aside, "before/assets"), {
    recursive: true,
  });
}

/** @param {string} root */
function removeOld(root) {
  for (const folder of finished(root).slice(keptBuilds)) {
    rmSync(join(root, folder), { recursive: true, force: true });
  }
}

/**
 * The whole builds, the newest first.
 * @param {string} root
 */
function finished(root) {
  return readdirSync(join(root, buildsFolder))
    .map((name) => `${buildsFolder}/${name}`)
    .filter((folder) => !folder.endsWith(".new") && fingerprintIn(join(root, folder)))
    .sort((a, b) => madeAt(root, b) - madeAt(root, a));
}

/**
 * @param {string} root
 * @param {string} folder
 */
const madeAt = (root, folder) => statSync(join(root, folder, "fingerprint")).mtimeMs;

/**
 * Holds a lock file, which names its process; one whose process is gone counts for nothing.
 * @param {string} path
 * @param {() => void} wait
 */
function takeLock(path, wait) {
  let hasWaited = false;
  while (!tryLock(path)) {
    if (isDead(path)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!hasWaited) wait();
    hasWaited = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lookAgainMs);
  }
  return () => rmSync(path, { force: true });
}

/** @param {string} path */
function tryLock(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} path */
function isDead(path) {
  try {
    if (Date.now() - statSync(path).mtimeMs > maxLockMs) return true;
    const pid = Number(readFileSync(path, "utf8"));
    // A container's first process has the same id each time.
    if (pid === process.pid) return true;
    // Between a lock's making and its writing it is empty.
    if (pid) process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

/** All that a build is made from. */
export const sources = [
  "app",
  "backend",
  "dev",
  "public",
  "server",
  "server.ts",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "vite.config.ts",
  "tsconfig.json",
];
const notBuilt = /\.(test|fixture)\.tsx?$|\.md$/;
const fingerprintFile = "fingerprint";

/**
 * Names the present sources by their contents: dates differ between copies, contents don't.
 * @param {string} root
 */
export function fingerprintOf(root) {
  // A build with LAB=0 has no laboratory in it.
  const hash = createHash("sha256").update(process.env.LAB === "0" ? "LAB=0" : "");
  // A build has its languages written down.
  hash.update(namedLanguages(process.env) ?? "");
  for (const file of sources.flatMap((source) => filesOf(root, source)).sort()) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * What the build in a folder was made from; undefined where there is no whole one.
 * @param {string} folder
 */
export function fingerprintIn(folder) {
  const file = join(folder, fingerprintFile);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/**
 * Notes what the build in a folder was made from.
 * @param {string} folder
 * @param {string} fingerprint
 */
export function noteBuild(folder, fingerprint) {
  writeFileSync(join(folder, fingerprintFile), fingerprint);
}

/**
 * @param {string} root
 * @param {string} source
 * @returns {string[]}
 */
function filesOf(root, source) {
  if (!existsSync(join(root, source))) return [];
  if (/\.\w+$/.test(source)) return [source];
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notBuilt.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
