import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { namedLanguages } from "./languages.js";

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
