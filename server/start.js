/**
 * `npm start`: checks Node, builds when there is no current build, then runs it in this process. Plain
 * JavaScript on nothing but Node, because it runs before anything is built.
 */
import "./start/settle-languages.js";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { findBuild, makeBuild } from "./start/builds.js";
import { exitCodes } from "./start/exit-codes.js";

/** Packages that a build is made with, and that nothing needs at run time. */
const tools = ["@remix-run/dev", "@remix-pwa/dev", "vite", "tsx"];

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
process.chdir(root);
process.env.NODE_ENV = "production";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  end(`The shop needs Node 20.19 or newer; this is ${process.versions.node}.`, exitCodes.oldNode);
}
if (!existsSync("node_modules/express")) end("Run `npm ci` first.", exitCodes.noBuild);
const folder = findBuild(root) ?? buildFirst();
process.env.BUILD_FOLDER = folder;
await import(pathToFileURL(`${root}/${folder}/server/server.js`).href);

function buildFirst() {
  requireTools();
  check();
  return makeBuild(root, build, () => console.error("Another start is building; waiting for it."));
}

/** A build's own packages are not there after `npm ci --omit=dev`. */
function requireTools() {
  const missing = tools.filter((name) => !existsSync(`node_modules/${name}`));
  if (missing.length === 0) return;
  end(
    `There is no build of the present sources, and the tools to make one are not installed (${missing.join(", ")}).\n` +
      "Run `npm ci` without --omit=dev, or bring the folder `build` along from where the same sources were built.",
    exitCodes.noBuild,
  );
}

/** Looks whether the shop can start at all before a minute goes into building it. */
function check() {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "server/start/check.ts"], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} into */
function build(into) {
  const started = performance.now();
  console.error("Building: there is no build of the present sources.");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"],
    { encoding: "utf8", env: { ...process.env, BUILD_FOLDER: into } },
  );
  if (status !== 0) end(`${stdout}\n${stderr}\nThe build failed.`, exitCodes.buildFailed);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.error(`  ${"build".padEnd(14)}${seconds.padStart(6)} s`);
}

/**
 * @param {string} why
 * @param {number} code
 * @returns {never}
 */
function end(why, code) {
  console.error(why);
  process.exit(code);
}
