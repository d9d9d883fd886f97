/**
 * `npm run nodes [-- 22 24] [-- --only unit,slow]`: the suite on other Nodes than the one that is installed. Each comes
 * from npm, as the package of this platform, into a folder of its own; native parts of packages fit all of them.
 */
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { projectFolder, runCommand } from "./runner/command";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" } },
});
const majors = positionals.length > 0 ? positionals : ["20", "22", "24"];

for (const major of majors) {
  const node = await provideNode(major);
  console.log(`\n── Node ${major}`);
  const only = values.only ? ["--only", values.only] : [];
  const env = { PATH: [dirname(node), process.env.PATH ?? ""].join(delimiter) };
  const code = await runCommand(node, ["tests/run.js", ...only], { env });
  if (code !== 0) process.exitCode = 1;
}

/** The program of the newest Node of a major version; installed where it isn't there. Throws where it can't be had. */
async function provideNode(major: string): Promise<string> {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const folder = join(projectFolder, ".cache/nodes", major);
  const program = process.platform === "win32" ? "node.exe" : "node";
  const path = join(folder, "node_modules", name, "bin", program);
  if (existsSync(path)) return path;
  await mkdir(folder, { recursive: true });
  const wanted = [
    "install",
    "--prefix",
    folder,
    "--no-save",
    "--ignore-scripts",
    `${name}@${major}`,
  ];
  const code = await runCommand("npm", wanted);
  if (code !== 0 || !existsSync(path)) throw new Error(`Node ${major}: ${name} can't be had`);
  return path;
}
