/**
 * `npm start`: checks Node, builds when there is no current build, then runs it in this process. Plain
 * JavaScript on nothing but Node, because it runs before anything is built.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isBuildCurrent } from "./start/fingerprint.js";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
process.chdir(root);
process.env.NODE_ENV = "production";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  end(`Timcheh needs Node 20.19 or newer; this is ${process.versions.node}.`);
}
if (!existsSync("node_modules/@remix-run/dev")) end("Run `npm ci` first.");
if (!isBuildCurrent(root)) build();
await import(pathToFileURL(`${root}/build/server/server.js`).href);

function build() {
  const started = performance.now();
  console.error("Building: there is no build of the present sources.");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"],
    { encoding: "utf8" },
  );
  if (status !== 0) end(`${stdout}\n${stderr}\nThe build failed.`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.error(`  ${"build".padEnd(14)}${seconds.padStart(6)} s`);
}

/**
 * @param {string} why
 * @returns {never}
 */
function end(why) {
  console.error(why);
  process.exit(1);
}
