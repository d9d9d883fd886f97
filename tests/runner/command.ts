import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Variables on top of our own. */
export type Environment = Record<string, string>;

export const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a program in the project's folder, its output on ours; answers its exit code. */
export function runCommand(
  program: string,
  parameters: readonly string[],
  env: Environment = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: projectFolder,
      env: { ...process.env, ...env },
      stdio: "inherit",
    });
    child.on("error", (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(127);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Runs the command line of one of the project's own packages with this very Node. */
export function runPackage(
  script: string,
  parameters: readonly string[],
  env?: Environment,
): Promise<number> {
  return runCommand(process.execPath, [`node_modules/${script}`, ...parameters], env);
}
