import { spawnSync } from "node:child_process";
import { findBuild, makeBuild } from "../../server/start/builds.js";
import { projectFolder as folder } from "../runner/command";

const projectFolder = folder.replace(/\/$/, "");

const command = ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"];

/** The folder of a build that offers these languages, as `npm start` makes one; one of the present sources is taken as it is. */
export function buildForLanguages(languages: string): string {
  const before = process.env.LANGUAGES;
  process.env.LANGUAGES = languages;
  try {
    return findBuild(projectFolder) ?? makeBuild(projectFolder, build, () => {});
  } finally {
    if (before === undefined) delete process.env.LANGUAGES;
    else process.env.LANGUAGES = before;
  }
}

function build(into: string): void {
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: projectFolder,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", BUILD_FOLDER: into },
  });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
}
